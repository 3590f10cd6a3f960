import { useEffect, useRef, useState } from 'react';
import { useTranslations } from '../../i18n/use-translations.tsx';
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
  /** The alternative without a captcha. */
  readonly otherwise: 'forgot' | 'guest';
  readonly query: string;
}

export const isCaptchaOn = (captcha: Shown | undefined): captcha is Shown =>
  captcha?.mode !== undefined && captcha.mode !== 'OFF';
const isOfService = (captcha: Shown): captcha is ServiceCheck => captcha.scriptUrl !== undefined;

/**
 * The captcha: the built-in proof of work, which runs invisibly when the page opens, or a service
 * of the owner's choice.
 */
export function Captcha({ captcha, otherwise, query }: CaptchaProps) {
  const t = useTranslations('signIn');
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
              ? t('captchaServiceNoScript', {
                  host: scriptUrl === undefined ? '' : new URL(scriptUrl).host,
                })
              : t('captchaNoScript')}
          </p>
          <p className="mt-2">
            <a className="link" href={otherwise === 'forgot' ? `/hosted/forgot${query}` : '/'}>
              {t(otherwise === 'forgot' ? 'captchaByMail' : 'captchaRegister')}
            </a>
          </p>
        </div>
      </noscript>
    </>
  );
}

function Solution({ riddle }: { readonly riddle: Riddle }) {
  const t = useTranslations('signIn');
  const field = useRef<HTMLInputElement>(null);
  const [waits, setWaits] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    const form = field.current?.form;
    let isSolved = false;
    let pressed: HTMLElement | null | undefined;
    // Sent before the riddle is solved: the form waits for it, and is then sent with the button
    // that was pressed.
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
    // A browser that cannot calculate submits the form anyway, and the platform's answer reports
    // the missing captcha.
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
        {waits ? t('working') : ''}
      </p>
    </>
  );
}
