import { useState, useSyncExternalStore, type SubmitEvent } from 'react';
import { useSubmit } from 'react-router';
import { Notice } from '../ui/notice.tsx';
import { useTranslations } from '../i18n/use-translations.tsx';
import { ProofField, type ProofMethods } from './proof.tsx';
import type { SecurityAnswer } from './security-action.server.ts';

interface Challenge {
  readonly challengeId: string;
  readonly options: PublicKeyCredentialCreationOptionsJSON;
}

/** Requests a challenge from the platform and a key from the device, then submits the result. */
export function AddPasskey({
  ways,
  answer,
}: {
  readonly ways: ProofMethods;
  readonly answer: SecurityAnswer | undefined;
}) {
  const t = useTranslations('account');
  const submit = useSubmit();
  const [failed, setFailed] = useState<string>();
  // The server cannot tell whether the device supports passkeys, so the button's space is reserved:
  // inserting it later would shift the layout under the pointer.
  const able = useSyncExternalStore(
    () => () => undefined,
    () => 'PublicKeyCredential' in window && 'parseCreationOptionsFromJSON' in PublicKeyCredential,
    () => false,
  );

  async function add(form: FormData) {
    try {
      const begun = await fetch('/account/passkey', { method: 'POST', body: form });
      if (!begun.ok) {
        const { message } = (await begun.json()) as { message?: string };
        setFailed(message ?? t('passkeyFailed'));
        return;
      }
      const { challengeId, options } = (await begun.json()) as Challenge;
      const made = await navigator.credentials.create({
        publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options),
      });
      if (!(made instanceof PublicKeyCredential)) throw new Error('no key');
      await submit(
        { intent: 'passkey', challengeId, credential: JSON.stringify(made.toJSON()) },
        { method: 'post' },
      );
    } catch {
      // Dismissed, timed out or already registered: the device has shown which.
      setFailed(t('passkeyFailed'));
    }
  }

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void add(new FormData(event.currentTarget));
  };

  return (
    <details>
      <summary className="link cursor-pointer">{t('addPasskey')}</summary>
      <p className="mt-2 text-quiet">{t('passkeyIntro')}</p>
      {failed && <Notice kind="error">{failed}</Notice>}
      <noscript>
        <p>{t('passkeyNeedsScript')}</p>
      </noscript>
      <form className={`account-form mt-4 ${able ? '' : 'invisible'}`} onSubmit={onSubmit}>
        <ProofField ways={ways} answer={answer} />
        <p>
          <button className="button button-quiet" disabled={!able}>
            {t('continue')}
          </button>
        </p>
      </form>
    </details>
  );
}
