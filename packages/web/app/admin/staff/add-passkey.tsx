import { useState, useSyncExternalStore, type SubmitEvent } from 'react';
import { useSubmit } from 'react-router';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Disclosure } from './disclosure.tsx';

interface Challenge {
  readonly challengeId: string;
  readonly options: PublicKeyCredentialCreationOptionsJSON;
}

const canAddPasskeys = (): boolean =>
  'PublicKeyCredential' in window && 'parseCreationOptionsFromJSON' in PublicKeyCredential;

/** Requests a challenge from the platform and a key from the device, then submits the result. */
export function AddPasskey() {
  const t = useTranslations('adminStaff');
  const submit = useSubmit();
  const [failed, setFailed] = useState<string>();
  const isAble = useSyncExternalStore(
    () => () => undefined,
    canAddPasskeys,
    () => false,
  );

  async function add(form: FormData): Promise<void> {
    try {
      const begun = await fetch('/admin/account/passkey', { method: 'POST', body: form });
      if (!begun.ok) {
        const { message } = (await begun.json()) as { message?: string };
        setFailed(message ?? t('passkeyFailed'));
        return;
      }
      const { challengeId, options } = (await begun.json()) as Challenge;
      const made = await navigator.credentials.create({
        publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options),
      });
      if (!(made instanceof PublicKeyCredential)) throw new Error('No passkey was created.');
      setFailed(undefined);
      await submit(
        {
          intent: 'passkey',
          challengeId,
          credential: JSON.stringify(made.toJSON()),
          passkeyName: nameIn(form),
        },
        { method: 'post' },
      );
    } catch {
      // Dismissed, timed out, or already registered: the browser has said which.
      setFailed(t('passkeyFailed'));
    }
  }

  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void add(new FormData(event.currentTarget));
  };

  return (
    <Disclosure summary={t('addPasskey')}>
      <p className="text-quiet">{t('passkeyIntro')}</p>
      {failed && <Notice kind="error">{failed}</Notice>}
      <noscript>
        <p>{t('passkeyNeedsScript')}</p>
      </noscript>
      <form className={`admin-form ${isAble ? '' : 'invisible'}`} onSubmit={onSubmit}>
        <Field
          label={t('passkeyName')}
          name="passkeyName"
          maxLength={60}
          hint={t('passkeyNameHint')}
        />
        <Field
          label={t('currentPassword')}
          name="password"
          type="password"
          autoComplete="current-password"
          required
        />
        <p>
          <button className="button button-quiet" disabled={!isAble}>
            {t('continue')}
          </button>
        </p>
      </form>
    </Disclosure>
  );
}

function nameIn(form: FormData): string {
  const name = form.get('passkeyName');
  return typeof name === 'string' ? name : '';
}
