import { useEffect, useState } from 'react';
import { Form } from 'react-router';
import { useTranslations } from '../../i18n/use-translations.tsx';

/**
 * A new code, but not at once. Without a script the button is there from the start, and the answer
 * says how long to wait.
 */
export function Resend({ waitSeconds }: { readonly waitSeconds: number }) {
  const t = useTranslations('signIn');
  const [left, setLeft] = useState<number>();
  useEffect(() => {
    const end = Date.now() + waitSeconds * 1000;
    const tick = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [waitSeconds]);
  if (left !== undefined && left > 0)
    return (
      <p className="flex min-h-11 items-center text-quiet tabular-nums">
        {t('resendWait', { count: left })}
      </p>
    );
  return (
    <Form method="post">
      <button className="link min-h-11 cursor-pointer" name="intent" value="resend">
        {t('resend')}
      </button>
    </Form>
  );
}
