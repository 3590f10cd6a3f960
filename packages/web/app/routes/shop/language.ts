import { redirect } from 'react-router';
import type { Route } from './+types/language';
import { pageContext } from '../../context.ts';
import { localPath } from '../../person/local-path.ts';
import { inLanguage } from '../../shop/link.tsx';
import { missing } from '../../shop/missing.ts';
import { withoutTracking } from '../../shop/tracking-parameters.ts';
import { isLanguage, languageOf } from '../../words/language.ts';
import { languageCookieOf } from '../../words/speech.ts';

/** Remembers a language for pages whose address does not say it, and leads to the page in that language. */
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
