import { useState, useSyncExternalStore, type SubmitEvent } from 'react';
import { useSubmit } from 'react-router';
import { Notice } from '../ui/notice.tsx';
import { useWords } from '../i18n/use-translations.tsx';
import { ProofField, type ProofWays } from './proof.tsx';
import type { SecurityAnswer } from './security-action.server.ts';

interface Challenge {
  readonly challengeId: string;
  readonly options: PublicKeyCredentialCreationOptionsJSON;
}

/** Asks the platform for a challenge, the device for a key, and sends what it answered. */
export function AddPasskey({
  ways,
  answer,
}: {
  readonly ways: ProofWays;
  readonly answer: SecurityAnswer | undefined;
}) {
  const say = useWords('account');
  const submit = useSubmit();
  const [failed, setFailed] = useState<string>();
  // The server knows nothing of the device. The button's place is kept: one that came with the script would move what somebody is about to click.
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
        setFailed(message ?? say('passkeyFailed'));
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
      // Dismissed, timed out, or already there: the device has said which.
      setFailed(say('passkeyFailed'));
    }
  }

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void add(new FormData(event.currentTarget));
  };

  return (
    <details>
      <summary className="link cursor-pointer">{say('addPasskey')}</summary>
      <p className="mt-2 text-quiet">{say('passkeyIntro')}</p>
      {failed && <Notice kind="error">{failed}</Notice>}
      <noscript>
        <p>{say('passkeyNeedsScript')}</p>
      </noscript>
      <form className={`account-form mt-4 ${able ? '' : 'invisible'}`} onSubmit={onSubmit}>
        <ProofField ways={ways} answer={answer} />
        <p>
          <button className="button button-quiet" disabled={!able}>
            {say('continue')}
          </button>
        </p>
      </form>
    </details>
  );
}
