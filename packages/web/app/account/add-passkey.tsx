import { useState, useSyncExternalStore } from 'react';
import { useSubmit } from 'react-router';
import { Notice } from '../ui/notice.tsx';
import { useWords } from '../words/use-words.tsx';

/** Asks the platform for a challenge, the device for a key, and sends what it answered. */
export function AddPasskey() {
  const say = useWords('account');
  const submit = useSubmit();
  const [failed, setFailed] = useState(false);
  // The server knows nothing of the device. The button's place is kept: one that came with the script would move what somebody is about to click.
  const able = useSyncExternalStore(() => () => undefined, () => 'PublicKeyCredential' in window && 'parseCreationOptionsFromJSON' in PublicKeyCredential, () => false);

  async function add() {
    try {
      const answer = await fetch('/account/passkey', { method: 'POST' });
      const { challengeId, options } = await answer.json() as { challengeId: string; options: PublicKeyCredentialCreationOptionsJSON };
      const made = await navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options) });
      if (!(made instanceof PublicKeyCredential)) throw new Error('no key');
      await submit({ intent: 'passkey', challengeId, credential: JSON.stringify(made.toJSON()) }, { method: 'post' });
    } catch {
      // Dismissed, timed out, or already there: the device has said which.
      setFailed(true);
    }
  }

  return (
    <div>
      <p className="text-quiet">{say('passkeyIntro')}</p>
      {failed && <Notice kind="error">{say('passkeyFailed')}</Notice>}
      <noscript><p>{say('passkeyNeedsScript')}</p></noscript>
      <button type="button" className={`button button-quiet mt-3 passkey-add ${able ? '' : 'invisible'}`} disabled={!able} onClick={() => void add()}>{say('addPasskey')}</button>
    </div>
  );
}
