import type { PageContext } from '../page-context.server.ts';
import { wordsOf } from '../i18n/dictionary.server.ts';
import { sayIn } from '../i18n/translate.ts';

/** The admin's sentences and those every form shares, for what an action answers. */
export async function adminWords(page: PageContext) {
  const { language, locale } = await page.speech();
  const { admin, common } = wordsOf(language, 'admin', 'common');
  return sayIn({ ...common, ...admin }, locale);
}
