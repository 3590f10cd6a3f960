import type { ReactNode } from 'react';
import { Icon, type IconName } from '../shell/icon.tsx';

interface EmptyStateProps {
  readonly icon: IconName;
  readonly heading: string;
  /** What will appear here, and what makes it appear. */
  readonly children: ReactNode;
}

export function EmptyState({ icon, heading, children }: EmptyStateProps) {
  return (
    <div className="admin-empty">
      <Icon name={icon} />
      <p className="admin-empty-heading">{heading}</p>
      <p className="text-quiet">{children}</p>
    </div>
  );
}
