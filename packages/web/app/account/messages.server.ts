import type { PageContext } from '../page-context.server.ts';
import { wordsOf } from '../i18n/dictionary.server.ts';
import { sayIn } from '../i18n/translate.ts';

/** The account's sentences and those every form shares, for what an action answers. */
export async function accountWords(page: PageContext) {
  const { language, locale } = await page.speech();
  const { account, common } = wordsOf(language, 'account', 'common');
  return sayIn({ ...common, ...account }, locale);
}
