import type { ReactNode } from 'react';
import { Link, useNavigation } from 'react-router';
import { Notice } from '../../ui/notice.tsx';
import { useScripts } from '../../ui/use-scripts.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import type { Refused } from './form-errors.server.ts';

interface PageProps {
  readonly heading: string;
  readonly intro?: ReactNode;
  readonly children?: ReactNode;
}

/** One column, one question. */
export function SignInPage({ heading, intro, children }: PageProps) {
  return (
    <div className="hosted-column">
      <title>{heading}</title>
      <h1 className="title">{heading}</h1>
      {intro && <div className="mt-4 text-quiet">{intro}</div>}
      <div className="mt-9 grid grid-cols-1 gap-7">{children}</div>
    </div>
  );
}

/** Why the form is here again, and what helps. */
export function RefusedNotice({
  refused,
  query,
}: {
  readonly refused: Refused | undefined;
  readonly query: string;
}) {
  const t = useTranslations('signIn');
  const common = useTranslations('common');
  if (refused === undefined) return null;
  return (
    <Notice kind="error">
      {refused.message ?? common('notSaved')}
      {refused.way === 'sign-in' && (
        <>
          {' '}
          <Link className="link" to={`/hosted/sign-in${query}`}>
            {t('signInButton')}
          </Link>
        </>
      )}
      {refused.way !== undefined && (
        <>
          {' '}
          <Link className="link" to={`/hosted/forgot${query}`}>
            {t('forgotLink')}
          </Link>
        </>
      )}
    </Notice>
  );
}

/**
 * As wide as the column. Says that it works while it does; a second click then changes nothing.
 * What needs scripts cannot be sent before they are there.
 */
export function SubmitButton({
  children,
  intent,
  needsScripts = false,
}: {
  readonly children: ReactNode;
  readonly intent?: string;
  readonly needsScripts?: boolean;
}) {
  const t = useTranslations('signIn');
  const hasScripts = useScripts();
  const navigation = useNavigation();
  const busy =
    navigation.state !== 'idle' &&
    navigation.formMethod === 'POST' &&
    (intent === undefined || navigation.formData?.get('intent') === intent);
  return (
    <button
      className="button w-full"
      {...(intent === undefined ? {} : { name: 'intent', value: intent })}
      disabled={needsScripts && !hasScripts}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : undefined}
    >
      {busy ? t('working') : children}
    </button>
  );
}

/** A line with a word in the middle: another way begins. */
export function Or() {
  const t = useTranslations('signIn');
  return <p className="or-line">{t('or')}</p>;
}

/** Returns to the site that started the session and reports the cancellation. */
export function CancelForm({
  session,
  children,
}: {
  readonly session: string;
  readonly children: ReactNode;
}) {
  return (
    <form method="post" action={`/hosted/authorize?session=${session}`}>
      <button className="link min-h-11 cursor-pointer" name="denied" value="1">
        {children}
      </button>
    </form>
  );
}
