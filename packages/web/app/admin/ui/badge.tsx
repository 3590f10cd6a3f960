import type { ReactNode } from 'react';

interface BadgeProps {
  readonly tone?: 'neutral' | 'good' | 'attention' | 'bad';
  readonly children: ReactNode;
}

/** A state in one or two words. The color repeats what the words say. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return <span className={`admin-badge admin-badge-${tone}`}>{children}</span>;
}
