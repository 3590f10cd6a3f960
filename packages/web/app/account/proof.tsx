import { Form } from 'react-router';
import { Field } from '../ui/field.tsx';
import { useTranslations } from '../i18n/use-translations.tsx';
import type { SecurityAnswer } from './security-action.server.ts';

/**
 * How the member can confirm a change: the password, the authenticator app, or else a mailed code.
 */
export interface ProofMethods {
  readonly hasPassword: boolean;
  readonly hasAuthenticator: boolean;
}

interface ProofProps {
  readonly ways: ProofMethods;
  readonly answer: SecurityAnswer | undefined;
  readonly error?: string | undefined;
}

/** The code that was mailed for this page, if one was. */
const verificationIdOf = (answer: SecurityAnswer | undefined): string | undefined =>
  answer?.verificationId ?? answer?.values?.['verificationId'];

export const canProve = (
  { hasPassword, hasAuthenticator }: ProofMethods,
  answer: SecurityAnswer | undefined,
): boolean => hasPassword || hasAuthenticator || verificationIdOf(answer) !== undefined;

export function ProofField({ ways, answer, error }: ProofProps) {
  const t = useTranslations('account');
  if (ways.hasPassword)
    return (
      <Field
        label={t('currentPassword')}
        name="password"
        type="password"
        autoComplete="current-password"
        error={error}
        required
      />
    );
  if (ways.hasAuthenticator)
    return (
      <Field
        label={t('authenticatorCode')}
        name="proofCode"
        autoComplete="one-time-code"
        error={error}
        required
      />
    );
  return (
    <>
      <input type="hidden" name="verificationId" value={verificationIdOf(answer) ?? ''} />
      <Field
        label={t('mailedCode')}
        name="proofCode"
        inputMode="numeric"
        autoComplete="one-time-code"
        error={error}
        required
      />
    </>
  );
}

/** Sends the code that a member without a password confirms changes with. */
export function SendCode({
  intro,
  intent,
}: {
  readonly intro: string;
  readonly intent: 'send-code' | 'verify-address';
}) {
  const t = useTranslations('account');
  return (
    <Form method="post" className="account-form">
      <p>{intro}</p>
      <p>
        <button className="button button-quiet" name="intent" value={intent}>
          {t('sendCode')}
        </button>
      </p>
    </Form>
  );
}
