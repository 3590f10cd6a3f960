import { Form } from 'react-router';
import { Field } from '../ui/field.tsx';
import { useWords } from '../words/use-words.tsx';
import { AddPasskey } from './add-passkey.tsx';
import { FormNotice } from './form-notice.tsx';
import { AccountPart } from './page.tsx';
import type { SecurityAnswer } from './security-action.server.ts';

interface SecondFactorProps {
  readonly answer: SecurityAnswer | undefined;
  readonly policy: string;
  /** Text messages and calls can be had. */
  readonly phoneCodes: boolean;
  readonly factors: readonly { readonly factorId: string; readonly type: string; readonly hint: string; readonly again: boolean; readonly since: string }[];
  readonly recoveryCodesLeft: number;
}

const names = { TOTP: 'authenticator', EMAIL: 'emailCode', SMS: 'smsCode', CALL: 'callCode', PUSH: 'pushFactor', WEBAUTHN: 'passkey' } as const;
const nameOf = (type: string) => names[type as keyof typeof names] ?? 'authenticator';

export function SecondFactor({ answer, policy, phoneCodes, factors, recoveryCodesLeft }: SecondFactorProps) {
  const say = useWords('account');
  const isOff = policy === 'OFF';
  return (
    <AccountPart heading={say('secondFactor')} intro={say(isOff ? 'secondFactorOff' : 'secondFactorIntro')}>
      <div className="grid max-w-[34rem] gap-8">
        {['enrol', 'activate', 'remove-factor', 'recovery-codes', 'passkey'].map((intent) => <FormNotice key={intent} answer={answer} intent={intent} />)}
        {answer?.recoveryCodes && answer.recoveryCodes.length > 0 && <RecoveryCodes codes={answer.recoveryCodes} />}
        {factors.length > 0 && <Enrolled factors={factors} />}
        {answer?.begun ? <Begun begun={answer.begun} /> : !isOff && (
          <Form method="post" className="flex flex-wrap gap-4">
            <input type="hidden" name="intent" value="enrol" />
            <button className="button button-quiet" name="type" value="TOTP">{say('addAuthenticator')}</button>
            {!factors.some(({ type }) => type === 'EMAIL') && <button className="button button-quiet" name="type" value="EMAIL">{say('addEmailCode')}</button>}
          </Form>
        )}
        {!answer?.begun && !isOff && phoneCodes && <ByPhone answer={answer} />}
        {!isOff && factors.some(({ type }) => type !== 'WEBAUTHN') && (
          <details>
            <summary className="link cursor-pointer">{say('renewRecovery')} ({say('recoveryLeft', { count: recoveryCodesLeft })})</summary>
            <Form method="post" className="account-form mt-4">
              <Field label={say('currentPassword')} name="password" type="password" autoComplete="current-password" required />
              <p><button className="button button-quiet" name="intent" value="recovery-codes">{say('renewRecovery')}</button></p>
            </Form>
          </details>
        )}
        <AddPasskey />
      </div>
    </AccountPart>
  );
}

function ByPhone({ answer }: Pick<SecondFactorProps, 'answer'>) {
  const say = useWords('account');
  const error = answer?.errors?.['phone'];
  return (
    <details open={error !== undefined}>
      <summary className="link cursor-pointer">{say('addPhoneCode')}</summary>
      <Form method="post" className="account-form mt-4">
        <input type="hidden" name="intent" value="enrol" />
        <Field label={say('phoneNumber')} name="phone" type="tel" autoComplete="tel" maxLength={30} required defaultValue={answer?.values?.['phone']} error={error} />
        <p className="flex flex-wrap gap-4">
          <button className="button button-quiet" name="type" value="SMS">{say('smsCode')}</button>
          <button className="button button-quiet" name="type" value="CALL">{say('callCode')}</button>
        </p>
      </Form>
    </details>
  );
}

function Begun({ begun }: { readonly begun: NonNullable<SecurityAnswer['begun']> }) {
  const say = useWords('account');
  return (
    <Form method="post" className="account-form">
      {begun.qrSvg && (
        <>
          <p>{say('scan')}</p>
          <img className="size-48 bg-white p-2" alt="" width={192} height={192} src={`data:image/svg+xml,${encodeURIComponent(begun.qrSvg)}`} />
          <p className="text-quiet">{say('orType')} <code className="break-all text-ink">{begun.secret}</code></p>
        </>
      )}
      <input type="hidden" name="factorId" value={begun.factorId} />
      <Field label={say('code')} name="code" inputMode="numeric" autoComplete="one-time-code" required />
      <p><button className="button" name="intent" value="activate">{say('confirm')}</button></p>
    </Form>
  );
}

function RecoveryCodes({ codes }: { readonly codes: readonly string[] }) {
  const say = useWords('account');
  return (
    <div className="notice notice-done">
      <h3 className="subtitle">{say('recoveryTitle')}</h3>
      <p className="mt-2">{say('recoveryIntro')}</p>
      <ul className="mt-4 grid grid-cols-2 gap-x-8 gap-y-1 font-mono">{codes.map((code) => <li key={code}>{code}</li>)}</ul>
    </div>
  );
}

function Enrolled({ factors }: Pick<SecondFactorProps, 'factors'>) {
  const say = useWords('account');
  return (
    <ul className="border-t border-line">
      {factors.map(({ factorId, type, hint, again, since }) => (
        <li key={factorId} className="border-b border-line py-4">
          <details>
            <summary className="flex cursor-pointer flex-wrap justify-between gap-x-6">
              <span>{say(nameOf(type))} {hint}{again && ` (${say('reenrol')})`}</span>
              <span className="text-quiet">{since && say('addedOn', { date: since })} <span className="link">{say('factorRemove')}</span></span>
            </summary>
            <Form method="post" className="account-form mt-4">
              <input type="hidden" name="factorId" value={factorId} />
              <Field label={say('factorPassword')} name="password" type="password" autoComplete="current-password" required />
              <p><button className="button button-quiet" name="intent" value="remove-factor">{say('factorRemove')}</button></p>
            </Form>
          </details>
        </li>
      ))}
    </ul>
  );
}
