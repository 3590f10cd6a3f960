import { useId, type ComponentProps, type ReactNode } from 'react';

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'id'> {
  readonly label: ReactNode;
  readonly name: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
}

/** A labeled field for several lines of text, with its hint and error. */
export function TextArea({ label, hint, error, ...area }: TextAreaProps) {
  const id = useId();
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean);
  return (
    <div className="field">
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      <textarea
        {...area}
        id={id}
        className="field-input"
        aria-invalid={error ? true : undefined}
        aria-describedby={described.join(' ') || undefined}
      />
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
    </div>
  );
}
