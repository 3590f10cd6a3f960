import { useEffect, useRef, useState } from 'react';
import { useTranslations } from '../../i18n/use-translations.tsx';

/** The common interface of reCAPTCHA, hCaptcha and Turnstile. */
interface Service {
  render(container: HTMLElement, options: Readonly<Record<string, unknown>>): string | number;
  execute?(widget: string | number): unknown;
}

export interface ServiceCheck {
  readonly mode?: string;
  readonly scriptUrl: string;
  readonly siteKey?: string;
  readonly invisibleSiteKey?: string;
}

/**
 * The captcha service that the owner chose. Its token is submitted with the form; a form without
 * one waits for it. A token is valid once, so the widget resets after every answer.
 */
export function ServiceCaptcha({ check }: { readonly check: ServiceCheck }) {
  const t = useTranslations('signIn');
  const container = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<'quiet' | 'waits' | 'unanswered' | 'failed'>('quiet');
  useEffect(() => {
    const { scriptUrl } = check;
    const isInvisible = check.mode === 'INVISIBLE';
    const siteKey = (isInvisible ? check.invisibleSiteKey : undefined) ?? check.siteKey;
    const stop = new AbortController();
    const [box, input] = [container.current, field.current];
    const form = input?.form;
    if (!box || !input || !form) return undefined;
    // The services refuse a place that they were shown in before.
    const inside = document.createElement('div');
    box.replaceChildren(inside);
    input.value = '';
    setState('quiet');
    let requestToken = (): void => {};
    let pressed: HTMLElement | null | undefined;
    const answered = (token: string): void => {
      if (stop.signal.aborted) return;
      input.value = token;
      setState('quiet');
      if (pressed !== undefined) form.requestSubmit(pressed);
      pressed = undefined;
    };
    form.addEventListener(
      'submit',
      (event) => {
        if (input.value !== '') return;
        event.preventDefault();
        event.stopPropagation();
        if (isInvisible) pressed = event.submitter;
        setState((now) => (now === 'failed' ? now : isInvisible ? 'waits' : 'unanswered'));
        requestToken();
      },
      { signal: stop.signal },
    );
    void load(scriptUrl)
      .then(({ service, isTurnstile }) => {
        if (stop.signal.aborted) return;
        const widget = service.render(inside, {
          sitekey: siteKey,
          language: document.documentElement.lang,
          callback: answered,
          'expired-callback': () => {
            input.value = '';
          },
          'error-callback': () => setState('failed'),
          ...(isInvisible
            ? isTurnstile
              ? { execution: 'execute', appearance: 'interaction-only' }
              : { size: 'invisible' }
            : {}),
        });
        if (!isInvisible) return;
        requestToken = () => void service.execute?.(widget);
        // Sent before the script was here.
        if (pressed !== undefined) requestToken();
      })
      .catch(() => setState('failed'));
    return () => stop.abort();
  }, [check]);
  return (
    <div className="grid gap-3">
      <div ref={container} />
      <input ref={field} type="hidden" name="captcha" />
      <p role="status" className="text-quiet empty:hidden">
        {state === 'waits' ? t('working') : ''}
      </p>
      <p role="alert" className="field-error empty:hidden">
        {state === 'unanswered' ? t('captchaFirst') : state === 'failed' ? t('captchaFailed') : ''}
      </p>
    </div>
  );
}

const readyName = 'shopwrightCaptchaReady';

interface Loaded {
  readonly service: Service;
  readonly isTurnstile: boolean;
}

function loaded(): Loaded | undefined {
  const { turnstile, hcaptcha, grecaptcha } = window as {
    turnstile?: Service;
    hcaptcha?: Service;
    grecaptcha?: Partial<Service>;
  };
  const service = turnstile ?? hcaptcha ?? grecaptcha;
  return typeof service?.render === 'function'
    ? { service: service as Service, isTurnstile: turnstile !== undefined }
    : undefined;
}

/** From the service itself; it says when it is ready by calling the name it was given. */
function load(scriptUrl: string): Promise<Loaded> {
  const there = loaded();
  if (there) return Promise.resolve(there);
  return new Promise((resolve, reject) => {
    const ready = (): void => {
      const now = loaded();
      if (now) resolve(now);
      else reject(new Error('The captcha service did not load.'));
    };
    Object.assign(window, { [readyName]: ready });
    const url = new URL(scriptUrl);
    for (const [name, value] of Object.entries({
      render: 'explicit',
      onload: readyName,
      hl: document.documentElement.lang,
    }))
      url.searchParams.set(name, value);
    const script = document.createElement('script');
    script.src = url.href;
    script.addEventListener('error', () => reject(new Error('The captcha service did not load.')));
    document.head.append(script);
  });
}
