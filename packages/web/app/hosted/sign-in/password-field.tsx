import { useId, useState, type ReactNode } from 'react';
import { useScripts } from '../../ui/use-scripts.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';

interface PasswordFieldProps {
  readonly label: string;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
}

/**
 * A password that can be looked at before it is sent; without a script it stays hidden, and nothing
 * else changes.
 */
export function PasswordField({ label, autoComplete, error, hint }: PasswordFieldProps) {
  const t = useTranslations('signIn');
  const id = useId();
  const [shown, setShown] = useState(false);
  const canShow = useScripts();
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : '']
    .filter(Boolean)
    .join(' ');
  return (
    <div className="field">
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      <div className="relative">
        <input
          id={id}
          name="password"
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          required
          className="field-input pe-12"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
        />
        {canShow && (
          <button
            type="button"
            className="password-eye"
            aria-label={t('showPassword')}
            aria-pressed={shown}
            aria-controls={id}
            onClick={() => setShown(!shown)}
          >
            <svg
              viewBox="0 0 24 24"
              width="20"
              height="20"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.5"
              aria-hidden="true"
            >
              <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
              <circle cx="12" cy="12" r="2.75" />
              {shown && <path d="m4 20 16-16" />}
            </svg>
          </button>
        )}
      </div>
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
