import type { ReactNode } from 'react';
import { Form } from 'react-router';

interface ConfirmProps {
  /** The action and its consequence. */
  readonly label: string;
  readonly question: string;
  readonly yes: string;
  readonly name: string;
  /** The submitted fields. */
  readonly children: ReactNode;
}

/** A step before what cannot be undone; it opens and closes without any script. */
export function Confirm({ label, question, yes, name, children }: ConfirmProps) {
  return (
    <details className="open:w-full">
      <summary
        className="link inline-block cursor-pointer list-none py-2"
        aria-label={`${label}: ${name}`}
      >
        {label}
      </summary>
      <Form method="post" preventScrollReset className="notice mt-2 max-w-[34rem]">
        {children}
        <p>{question}</p>
        <p className="mt-3">
          <button className="button">{yes}</button>
        </p>
      </Form>
    </details>
  );
}
