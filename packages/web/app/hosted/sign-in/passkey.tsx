import { useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { Notice } from '../../ui/notice.tsx';
import { useScripts } from '../../ui/use-scripts.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';

/** The answer of the page's action to `intent=passkey-options`. */
export interface PasskeyChallenge {
  readonly challengeId: string;
  /** As the browser's own API wants it, in JSON. */
  readonly options: string;
}

/** Shown only if the browser supports passkeys, which need a script (see passkey-form). */
export function PasskeyButton() {
  const t = useTranslations('signIn');
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
    // Until the navigation is idle, loaders are revalidating, and a submit would abort them.
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
      ? (answer.message ?? t('passkeyFailed'))
      : isGivenUp
        ? t('passkeyFailed')
        : undefined;
  return (
    // Its space is reserved: inserting it later would shift the layout under the pointer.
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
        {state === 'idle' ? t('passkeyButton') : t('working')}
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
