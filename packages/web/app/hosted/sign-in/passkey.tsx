import { useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { Notice } from '../../ui/notice.tsx';
import { useScripts } from '../../ui/use-scripts.ts';
import { useWords } from '../../i18n/use-translations.tsx';

/** What the page's action answers with to `intent=passkey-options`. */
export interface PasskeyChallenge {
  readonly challengeId: string;
  /** As the browser's own API wants it, in JSON. */
  readonly options: string;
}

/** Shown only where the browser has passkeys: they need a script (see passkey-form). The browser asks for the finger or the PIN. */
export function PasskeyButton() {
  const say = useWords('signIn');
  const {
    data: answer,
    state,
    submit,
    Form,
  } = useFetcher<PasskeyChallenge | { readonly message?: string }>();
  const isAble = useScripts() && hasPasskeys();
  const [isGivenUp, setGivenUp] = useState(false);
  const taken = useRef<PasskeyChallenge>(undefined);
  useEffect(() => {
    // Before it is idle the page is still being read anew, and sending something would break that off.
    if (
      state !== 'idle' ||
      answer === undefined ||
      !('challengeId' in answer) ||
      taken.current === answer
    )
      return;
    taken.current = answer;
    credentialFor(answer.options).then(
      (credential) =>
        submit(
          { intent: 'passkey', challengeId: answer.challengeId, credential },
          { method: 'post' },
        ),
      () => setGivenUp(true),
    );
  }, [answer, state, submit]);
  const refusal =
    answer !== undefined && !('challengeId' in answer)
      ? (answer.message ?? say('passkeyFailed'))
      : isGivenUp
        ? say('passkeyFailed')
        : undefined;
  return (
    // Its place is kept from the start: what came with the script would move what somebody is about to click.
    <Form
      method="post"
      className={`passkey-form ${isAble ? '' : 'invisible'}`}
      onSubmit={() => setGivenUp(false)}
    >
      {refusal !== undefined && state === 'idle' && (
        <div className="mb-4">
          <Notice kind="error">{refusal}</Notice>
        </div>
      )}
      <button className="button button-quiet w-full" name="intent" value="passkey-options">
        {state === 'idle' ? say('passkeyButton') : say('working')}
      </button>
    </Form>
  );
}

const hasPasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && 'parseRequestOptionsFromJSON' in PublicKeyCredential;

/** They belong to a name, so a shop that is opened by the number of its machine has none. */
export const mayHavePasskeys = (origin: string): boolean =>
  !/^[\d.]+$|:/.test(new URL(origin).hostname);

async function credentialFor(options: string): Promise<string> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    JSON.parse(options) as PublicKeyCredentialRequestOptionsJSON,
  );
  const credential = await navigator.credentials.get({ publicKey });
  if (!(credential instanceof PublicKeyCredential)) throw new Error('Nothing was chosen.');
  return JSON.stringify(credential.toJSON());
}
