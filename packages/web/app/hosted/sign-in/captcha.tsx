import { useEffect, useRef, useState } from 'react';
import { useWords } from '../../i18n/use-translations.tsx';
import { ServiceCaptcha, type ServiceCheck } from './service-captcha.tsx';
import { solve, type Riddle } from './solve-captcha.ts';

interface Shown {
  readonly mode?: string;
  readonly challenge?: Riddle;
  readonly scriptUrl?: string;
  readonly siteKey?: string;
  readonly invisibleSiteKey?: string;
}

interface CaptchaProps {
  readonly captcha: Shown | undefined;
  /** What works without it. */
  readonly otherwise: 'forgot' | 'guest';
  readonly query: string;
}

export const isCaptchaOn = (captcha: Shown | undefined): captcha is Shown =>
  captcha?.mode !== undefined && captcha.mode !== 'OFF';
const isOfService = (captcha: Shown): captcha is ServiceCheck => captcha.scriptUrl !== undefined;

/** The check that keeps robots out: the store's own, begun when the page opens and nothing to see, or a service of the owner's choice. */
export function Captcha({ captcha, otherwise, query }: CaptchaProps) {
  const say = useWords('signIn');
  if (!isCaptchaOn(captcha)) return null;
  const { challenge, scriptUrl } = captcha;
  return (
    <>
      {challenge !== undefined && <Solution riddle={challenge} />}
      {isOfService(captcha) && <ServiceCaptcha check={captcha} />}
      <noscript>
        <div className="notice">
          <p>
            {challenge === undefined
              ? say('captchaServiceNoScript', {
                  host: scriptUrl === undefined ? '' : new URL(scriptUrl).host,
                })
              : say('captchaNoScript')}
          </p>
          <p className="mt-2">
            <a className="link" href={otherwise === 'forgot' ? `/hosted/forgot${query}` : '/'}>
              {say(otherwise === 'forgot' ? 'captchaByMail' : 'captchaRegister')}
            </a>
          </p>
        </div>
      </noscript>
    </>
  );
}

function Solution({ riddle }: { readonly riddle: Riddle }) {
  const say = useWords('signIn');
  const field = useRef<HTMLInputElement>(null);
  const [waits, setWaits] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    const form = field.current?.form;
    let isSolved = false;
    let pressed: HTMLElement | null | undefined;
    // Sent before the riddle is solved: the form waits for it, and is then sent with the button that was pressed.
    form?.addEventListener(
      'submit',
      (event) => {
        if (isSolved) return;
        event.preventDefault();
        event.stopPropagation();
        pressed = event.submitter;
        setWaits(true);
      },
      { signal: stop.signal },
    );
    // A browser that cannot calculate sends the form as it is, and the platform's answer says what is missing.
    void solve(riddle, stop.signal)
      .catch(() => '')
      .then((token = '') => {
        if (stop.signal.aborted || field.current === null) return;
        field.current.value = token;
        isSolved = true;
        setWaits(false);
        if (pressed !== undefined) form?.requestSubmit(pressed);
      });
    return () => stop.abort();
  }, [riddle]);
  return (
    <>
      <input ref={field} type="hidden" name="captcha" />
      <p role="status" className="text-quiet empty:hidden">
        {waits ? say('working') : ''}
      </p>
    </>
  );
}
