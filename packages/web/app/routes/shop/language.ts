import { redirect } from 'react-router';
import type { Route } from './+types/language';
import { pageContext } from '../../page-context.server.ts';
import { localPath } from '../../http/local-path.server.ts';
import { inLanguage } from '../../shop/link.tsx';
import { missing } from '../../shop/not-found.server.ts';
import { withoutTracking } from '../../shop/tracking-parameters.server.ts';
import { isLanguage, languageOf } from '../../i18n/language.ts';
import { languageCookieOf } from '../../i18n/page-language.server.ts';

/**
 * Remembers a language for pages whose address does not say it, and leads to the page in that
 * language.
 */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  if (!isLanguage(params.code)) throw missing();
  const { locale } = await page.store();
  page.setCookie(languageCookieOf(params.code, page.origin.startsWith('https:')));
  return redirect(
    inLanguage(
      params.code === languageOf(locale) ? '' : `/${params.code}`,
      withoutTracking(localPath(url.searchParams.get('to')) ?? '/'),
    ),
    303,
  );
}
