import { useId, type ReactNode } from 'react';

interface CardProps {
  readonly heading: ReactNode;
  readonly intro?: ReactNode;
  /** Buttons at the end of the heading. */
  readonly actions?: ReactNode;
  readonly id?: string;
  readonly children?: ReactNode;
}

export function Card({ heading, intro, actions, id, children }: CardProps) {
  const headingId = useId();
  return (
    <section id={id} aria-labelledby={headingId} className="admin-card">
      <div className="admin-card-head">
        <h2 id={headingId} className="admin-subtitle">
          {heading}
        </h2>
        {actions}
      </div>
      {intro && <p className="text-quiet">{intro}</p>}
      {children}
    </section>
  );
}
