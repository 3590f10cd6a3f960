import type { PageContext } from '../context.ts';
import { wordsOf } from '../words/dictionary.server.ts';
import { sayIn } from '../words/say.ts';

/** The account's sentences and those every form shares, for what an action answers. */
export async function accountWords(page: PageContext) {
  const { language, locale } = await page.speech();
  const { account, common } = wordsOf(language, 'account', 'common');
  return sayIn({ ...common, ...account }, locale);
}
