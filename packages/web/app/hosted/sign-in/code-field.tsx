import { Field } from '../../ui/field.tsx';

interface CodeFieldProps {
  readonly label: string;
  readonly error?: string | undefined;
  /** Six digits, or a recovery code. */
  readonly kind?: 'digits' | 'recovery';
}

/**
 * Six digits in one field: phones offer the code that has just come, and a paste with blanks in it
 * is no mistake.
 */
export function CodeField({ label, error, kind = 'digits' }: CodeFieldProps) {
  return (
    <Field
      label={label}
      name="code"
      required
      error={error}
      className="code-field"
      maxLength={40}
      spellCheck={false}
      autoCapitalize="none"
      {...(kind === 'digits'
        ? { inputMode: 'numeric', autoComplete: 'one-time-code' }
        : { autoComplete: 'off' })}
    />
  );
}

/** Accepts pasted codes such as `123 456`. */
export const digitsOf = (typed: string): string => typed.normalize('NFKC').replaceAll(/\D/g, '');
