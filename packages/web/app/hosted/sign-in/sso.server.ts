import type { authentication } from '@shopwright/sdk';
import type { TranslateArea } from '../../i18n/translate.ts';
import type { Visit } from './sign-in-context.server.ts';

/** Starts single sign-on, which ends at `/hosted/sso`. */
export function ssoUrl(
  { page, query }: Pick<Visit, 'page' | 'query'>,
  { url = '', _id = '' }: authentication.SignInConnection,
): string {
  const end = new URL(`/hosted/sso${query}`, page.origin);
  end.searchParams.set('connection', _id);
  return `${url}?${new URLSearchParams({ authorizationUrl: end.href })}`;
}

/** Why a sign-in with an external provider failed, passed on by `/hosted/sso`. */
export function ssoTrouble(
  { searchParams }: URL,
  connections: readonly authentication.SignInConnection[],
  t: TranslateArea<'signIn'>,
): string | undefined {
  const trouble = searchParams.get('sso');
  if (trouble === null) return undefined;
  const name =
    connections.find(({ _id }) => _id === searchParams.get('connection'))?.name ?? t('otherSite');
  if (trouble === 'unavailable') return t('ssoUnavailable', { name });
  return trouble === 'unverified' ? t('ssoUnverified', { name }) : t('ssoFailed');
}
