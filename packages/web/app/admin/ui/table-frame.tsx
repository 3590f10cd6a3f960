import type { ReactNode } from 'react';

/** A wide table scrolls in its frame, by keyboard too. */
export function TableFrame({
  label,
  children,
}: {
  readonly label: string;
  readonly children: ReactNode;
}) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without it only a pointer scrolls
    <div className="admin-table-frame" tabIndex={0} role="group" aria-label={label}>
      {children}
    </div>
  );
}
