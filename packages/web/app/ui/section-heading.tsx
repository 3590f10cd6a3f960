import type { ReactNode } from 'react';

/** A heading and, at the other end of its line, where it leads. */
export function SectionHeading({
  children,
  aside,
}: {
  readonly children: ReactNode;
  readonly aside?: ReactNode;
}) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 px-edge pb-6 md:pb-8">
      <h2 className="title">{children}</h2>
      {aside}
    </div>
  );
}
