import type { authentication } from '@shopwright/sdk';
import type { SayIn } from '../../i18n/translate.ts';
import type { Visit } from './sign-in-context.server.ts';

/** Where signing in at another house begins; it ends at our page `/hosted/sso`, which goes on from there. */
export function ssoUrl(
  { page, query }: Pick<Visit, 'page' | 'query'>,
  { url = '', _id = '' }: authentication.SignInConnection,
): string {
  const end = new URL(`/hosted/sso${query}`, page.origin);
  end.searchParams.set('connection', _id);
  return `${url}?${new URLSearchParams({ authorizationUrl: end.href })}`;
}

/** Why signing in elsewhere did not work, as our page `/hosted/sso` sends people back with it. */
export function ssoTrouble(
  { searchParams }: URL,
  connections: readonly authentication.SignInConnection[],
  say: SayIn<'signIn'>,
): string | undefined {
  const trouble = searchParams.get('sso');
  if (trouble === null) return undefined;
  const name =
    connections.find(({ _id }) => _id === searchParams.get('connection'))?.name ?? say('otherSite');
  if (trouble === 'unavailable') return say('ssoUnavailable', { name });
  return trouble === 'unverified' ? say('ssoUnverified', { name }) : say('ssoFailed');
}
