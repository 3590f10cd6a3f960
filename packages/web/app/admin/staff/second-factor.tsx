import { Form, Link } from 'react-router';
import { FormNotice } from '../../account/form-notice.tsx';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { Field } from '../../ui/field.tsx';
import { Card } from '../ui/card.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import type { AccountAnswer } from './account-action.server.ts';
import { AddPasskey } from './add-passkey.tsx';
import { Disclosure } from './disclosure.tsx';

export interface ListedFactor {
  readonly factorId: string;
  readonly type: 'TOTP' | 'PASSKEY';
  readonly name: string;
  readonly since: string;
}

interface SecondFactorProps {
  readonly answer: AccountAnswer | undefined;
  readonly factors: readonly ListedFactor[];
  readonly recoveryCodesLeft: number;
}

/** Authenticator apps, passkeys and recovery codes of the own account. */
export function SecondFactor({ answer, factors, recoveryCodesLeft }: SecondFactorProps) {
  const t = useTranslations('adminStaff');
  const intents = ['enroll', 'activate', 'passkey', 'remove-factor', 'recovery-codes'];
  return (
    <Card heading={t('secondFactor')} intro={t('secondFactorIntro')} id="second-factor">
      {intents.map((intent) => (
        <FormNotice key={intent} answer={answer} intent={intent} />
      ))}
      {answer?.recoveryCodes && answer.recoveryCodes.length > 0 && (
        <RecoveryCodes codes={answer.recoveryCodes} />
      )}
      {factors.length > 0 && (
        <ul className="admin-entries">
          {factors.map((factor) => (
            <Factor key={factor.factorId} {...factor} />
          ))}
        </ul>
      )}
      {answer?.begun ? <Begun begun={answer.begun} /> : <AddAuthenticator />}
      <AddPasskey />
      {factors.length > 0 && (
        <Disclosure
          summary={`${t('renewRecovery')} (${t('recoveryLeft', { count: recoveryCodesLeft })})`}
        >
          <p className="text-quiet">{t('renewIntro')}</p>
          <Form method="post" className="admin-form">
            <CurrentPassword />
            <p>
              <button className="button button-quiet" name="intent" value="recovery-codes">
                {t('renewRecovery')}
              </button>
            </p>
          </Form>
        </Disclosure>
      )}
    </Card>
  );
}

export function CurrentPassword({ error }: { readonly error?: string | undefined }) {
  const t = useTranslations('adminStaff');
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
}

function Factor({ factorId, type, name, since }: ListedFactor) {
  const t = useTranslations('adminStaff');
  const title = type === 'PASSKEY' ? t('passkey') : t('authenticator');
  const shown = name === '' ? title : `${title}: ${name}`;
  return (
    <li>
      <div className="admin-entry">
        <span className="admin-entry-name">{shown}</span>
        <span className="admin-entry-detail">{since && t('addedOn', { date: since })}</span>
      </div>
      <Disclosure summary={t('remove')} label={`${t('remove')}: ${shown}`}>
        <Form method="post" className="admin-form">
          <input type="hidden" name="factorId" value={factorId} />
          <CurrentPassword />
          <p>
            <button className="button button-danger" name="intent" value="remove-factor">
              {t('remove')}
            </button>
          </p>
        </Form>
      </Disclosure>
    </li>
  );
}

function AddAuthenticator() {
  const t = useTranslations('adminStaff');
  return (
    <Disclosure summary={t('addAuthenticator')}>
      <Form method="post" className="admin-form">
        <CurrentPassword />
        <p>
          <button className="button" name="intent" value="enroll">
            {t('continue')}
          </button>
        </p>
      </Form>
    </Disclosure>
  );
}

function Begun({ begun }: { readonly begun: NonNullable<AccountAnswer['begun']> }) {
  const t = useTranslations('adminStaff');
  return (
    <Form method="post" className="admin-form">
      <p>{t('scan')}</p>
      <img
        className="size-48 bg-white p-2"
        alt=""
        width={192}
        height={192}
        src={`data:image/svg+xml,${encodeURIComponent(begun.qrSvg)}`}
      />
      <p className="text-quiet">
        {t('orType')} <code className="break-all text-ink select-all">{begun.secret}</code>
      </p>
      <input type="hidden" name="factorId" value={begun.factorId} />
      <Field
        label={t('code')}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
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
  const t = useTranslations('adminStaff');
  return (
    <div className="notice notice-done grid gap-3">
      <h3 className="font-semibold">{t('recoveryTitle')}</h3>
      <p>{t('recoveryIntro')}</p>
      <ul className="admin-codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <p className="admin-entry-actions">
        <CopyButton text={codes.join('\n')} label={t('copyCodes')} />
        <Link className="button button-quiet" to="/admin/home">
          {t('goOn')}
        </Link>
      </p>
    </div>
  );
}
