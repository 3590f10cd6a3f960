import type { ReactNode } from 'react';

interface DisclosureProps {
  readonly summary: string;
  /** Read out instead of the summary where several on a page have the same. */
  readonly label?: string;
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/** A form that is opened first, so that a change takes two clicks. Works without JavaScript. */
export function Disclosure({ summary, label, isOpen = false, children }: DisclosureProps) {
  return (
    <details className="admin-details" open={isOpen}>
      <summary aria-label={label}>{summary}</summary>
      {children}
    </details>
  );
}
