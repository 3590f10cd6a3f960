import { Form } from 'react-router';
import { Field } from '../ui/field.tsx';
import { useTranslations } from '../i18n/use-translations.tsx';
import { AddPasskey } from './add-passkey.tsx';
import { FormNotice } from './form-notice.tsx';
import { AccountPart } from './page.tsx';
import { canProve, ProofField, SendCode, type ProofMethods } from './proof.tsx';
import type { SecurityAnswer } from './security-action.server.ts';

interface SecondFactorProps {
  readonly answer: SecurityAnswer | undefined;
  readonly policy: string;
  /** Text messages and calls can be had. */
  readonly phoneCodes: boolean;
  readonly factors: readonly {
    readonly factorId: string;
    readonly type: string;
    readonly hint: string;
    readonly again: boolean;
    readonly since: string;
  }[];
  readonly recoveryCodesLeft: number;
  readonly emailVerified: boolean;
  readonly ways: ProofMethods;
}

const names = {
  TOTP: 'authenticator',
  EMAIL: 'emailCode',
  SMS: 'smsCode',
  CALL: 'callCode',
  PUSH: 'pushFactor',
  WEBAUTHN: 'passkey',
} as const;
const nameOf = (type: string) => names[type as keyof typeof names] ?? 'authenticator';

export function SecondFactor(props: SecondFactorProps) {
  const { answer, policy, factors, emailVerified, ways } = props;
  const t = useTranslations('account');
  const isOff = policy === 'OFF';
  return (
    <AccountPart
      heading={t('secondFactor')}
      intro={t(isOff ? 'secondFactorOff' : 'secondFactorIntro')}
    >
      <div className="grid max-w-[34rem] gap-8">
        {[
          'enrol',
          'activate',
          'remove-factor',
          'recovery-codes',
          'passkey',
          'verify-address',
          'confirm-address',
        ].map((intent) => (
          <FormNotice key={intent} answer={answer} intent={intent} />
        ))}
        {answer?.recoveryCodes && answer.recoveryCodes.length > 0 && (
          <RecoveryCodes codes={answer.recoveryCodes} />
        )}
        {factors.length > 0 && <Enrolled {...props} />}
        {answer?.begun ? (
          <Begun begun={answer.begun} />
        ) : emailVerified ? (
          canProve(ways, answer) && <Add {...props} />
        ) : (
          <ConfirmAddress answer={answer} />
        )}
      </div>
    </AccountPart>
  );
}

/**
 * A factor belongs to the owner of the mailbox, so the address is confirmed before the first one is
 * added.
 */
function ConfirmAddress({ answer }: Pick<SecondFactorProps, 'answer'>) {
  const t = useTranslations('account');
  const verificationId =
    answer?.intent === 'verify-address'
      ? answer.verificationId
      : answer?.intent === 'confirm-address'
        ? answer.values?.['verificationId']
        : undefined;
  if (verificationId === undefined)
    return <SendCode intro={t('verifyFirst')} intent="verify-address" />;
  return (
    <>
      <Form method="post" className="account-form">
        <input type="hidden" name="verificationId" value={verificationId} />
        <Field
          label={t('mailedCode')}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
        />
        <p>
          <button className="button" name="intent" value="confirm-address">
            {t('confirm')}
          </button>
        </p>
      </Form>
      <Form method="post">
        <button className="link cursor-pointer" name="intent" value="verify-address">
          {t('sendNewCode')}
        </button>
      </Form>
    </>
  );
}

function Add({ answer, policy, phoneCodes, factors, recoveryCodesLeft, ways }: SecondFactorProps) {
  const t = useTranslations('account');
  const isOff = policy === 'OFF';
  const has = (type: string) => factors.some((factor) => factor.type === type);
  return (
    <div className="grid gap-4">
      {!isOff && <Enrol type="TOTP" heading={t('addAuthenticator')} answer={answer} ways={ways} />}
      {!isOff && !has('EMAIL') && (
        <Enrol type="EMAIL" heading={t('addEmailCode')} answer={answer} ways={ways} />
      )}
      {!isOff && phoneCodes && <ByPhone answer={answer} ways={ways} />}
      {!isOff && factors.some(({ type }) => type !== 'WEBAUTHN') && (
        <details>
          <summary className="link cursor-pointer">
            {t('renewRecovery')} ({t('recoveryLeft', { count: recoveryCodesLeft })})
          </summary>
          <Form method="post" className="account-form mt-4">
            <ProofField ways={ways} answer={answer} />
            <p>
              <button className="button button-quiet" name="intent" value="recovery-codes">
                {t('renewRecovery')}
              </button>
            </p>
          </Form>
        </details>
      )}
      <AddPasskey ways={ways} answer={answer} />
    </div>
  );
}

type AddFactorProps = Pick<SecondFactorProps, 'answer' | 'ways'>;
const wasRefused = (answer: SecurityAnswer | undefined, types: readonly string[]): boolean =>
  answer?.intent === 'enrol' && types.includes(answer.values?.['type'] ?? '');

function Enrol({
  type,
  heading,
  answer,
  ways,
}: AddFactorProps & { readonly type: 'TOTP' | 'EMAIL'; readonly heading: string }) {
  const t = useTranslations('account');
  return (
    <details open={wasRefused(answer, [type])}>
      <summary className="link cursor-pointer">{heading}</summary>
      <Form method="post" className="account-form mt-4">
        <input type="hidden" name="type" value={type} />
        <ProofField ways={ways} answer={answer} />
        <p>
          <button className="button button-quiet" name="intent" value="enrol">
            {t('continue')}
          </button>
        </p>
      </Form>
    </details>
  );
}

function ByPhone({ answer, ways }: AddFactorProps) {
  const t = useTranslations('account');
  const error = answer?.errors?.['phone'];
  return (
    <details open={error !== undefined || wasRefused(answer, ['SMS', 'CALL'])}>
      <summary className="link cursor-pointer">{t('addPhoneCode')}</summary>
      <Form method="post" className="account-form mt-4">
        <input type="hidden" name="intent" value="enrol" />
        <Field
          label={t('phoneNumber')}
          name="phone"
          type="tel"
          autoComplete="tel"
          maxLength={30}
          required
          defaultValue={answer?.values?.['phone']}
          error={error}
        />
        <ProofField ways={ways} answer={answer} />
        <p className="flex flex-wrap gap-4">
          <button className="button button-quiet" name="type" value="SMS">
            {t('smsCode')}
          </button>
          <button className="button button-quiet" name="type" value="CALL">
            {t('callCode')}
          </button>
        </p>
      </Form>
    </details>
  );
}

function Begun({ begun }: { readonly begun: NonNullable<SecurityAnswer['begun']> }) {
  const t = useTranslations('account');
  return (
    <Form method="post" className="account-form">
      {begun.qrSvg && (
        <>
          <p>{t('scan')}</p>
          <img
            className="size-48 bg-white p-2"
            alt=""
            width={192}
            height={192}
            src={`data:image/svg+xml,${encodeURIComponent(begun.qrSvg)}`}
          />
          <p className="text-quiet">
            {t('orType')} <code className="break-all text-ink">{begun.secret}</code>
          </p>
        </>
      )}
      <input type="hidden" name="factorId" value={begun.factorId} />
      <Field
        label={t('code')}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
      />
      <p>
        <button className="button" name="intent" value="activate">
          {t('confirm')}
        </button>
      </p>
    </Form>
  );
}

function RecoveryCodes({ codes }: { readonly codes: readonly string[] }) {
  const t = useTranslations('account');
  return (
    <div className="notice notice-done">
      <h3 className="subtitle">{t('recoveryTitle')}</h3>
      <p className="mt-2">{t('recoveryIntro')}</p>
      <ul className="mt-4 grid grid-cols-2 gap-x-8 gap-y-1 font-mono">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </div>
  );
}

function Enrolled({
  factors,
  answer,
  ways,
}: Pick<SecondFactorProps, 'factors' | 'answer' | 'ways'>) {
  const t = useTranslations('account');
  return (
    <ul className="border-t border-line">
      {factors.map(({ factorId, type, hint, again, since }) => (
        <li key={factorId} className="border-b border-line py-4">
          <details>
            <summary className="flex cursor-pointer flex-wrap justify-between gap-x-6">
              <span>
                {t(nameOf(type))} {hint}
                {again && ` (${t('reenrol')})`}
              </span>
              <span className="text-quiet">
                {since && t('addedOn', { date: since })}{' '}
                <span className="link">{t('factorRemove')}</span>
              </span>
            </summary>
            {canProve(ways, answer) && (
              <Form method="post" className="account-form mt-4">
                <input type="hidden" name="factorId" value={factorId} />
                <ProofField ways={ways} answer={answer} />
                <p>
                  <button className="button button-quiet" name="intent" value="remove-factor">
                    {t('factorRemove')}
                  </button>
                </p>
              </Form>
            )}
          </details>
        </li>
      ))}
    </ul>
  );
}
