import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Notice } from '../../ui/notice.tsx';
import { useWords } from '../../words/use-words.tsx';
import { solve, type Riddle } from './solve.ts';

interface CaptchaProps {
  readonly captcha: { readonly mode?: string; readonly provider?: string; readonly challenge?: Riddle } | undefined;
  /** What works without it. */
  readonly otherwise: 'forgot' | 'guest';
  readonly query: string;
}

/** The check that keeps robots out: begun when the page opens, so that it is done when the form is sent. Nothing to see. */
export function Captcha({ captcha, otherwise, query }: CaptchaProps) {
  const say = useWords('signIn');
  if (captcha?.mode === undefined || captcha.mode === 'OFF') return null;
  if (captcha.challenge === undefined) return <Notice kind="note">{say('captchaForeign')} <Link className="link" to={`/hosted/forgot${query}`}>{say('forgotHeading')}</Link></Notice>;
  return (
    <>
      <Solution riddle={captcha.challenge} />
      <noscript>
        <div className="notice">
          <p>{say('captchaNoScript')}</p>
          <p className="mt-2"><a className="link" href={otherwise === 'forgot' ? `/hosted/forgot${query}` : '/'}>{say(otherwise === 'forgot' ? 'captchaByMail' : 'captchaRegister')}</a></p>
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
    form?.addEventListener('submit', (event) => {
      if (isSolved) return;
      event.preventDefault();
      event.stopPropagation();
      pressed = event.submitter;
      setWaits(true);
    }, { signal: stop.signal });
    // A browser that cannot calculate sends the form as it is, and the platform's answer says what is missing.
    void solve(riddle, stop.signal).catch(() => '').then((token = '') => {
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
      <p role="status" className="text-quiet empty:hidden">{waits ? say('working') : ''}</p>
    </>
  );
}
