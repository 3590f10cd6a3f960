import type { PageContext } from '../context.ts';
import { wordsOf } from '../words/dictionary.server.ts';
import { sayIn } from '../words/say.ts';

/** The admin's sentences and those every form shares, for what an action answers. */
export async function adminWords(page: PageContext) {
  const { language, locale } = await page.speech();
  const { admin, common } = wordsOf(language, 'admin', 'common');
  return sayIn({ ...common, ...admin }, locale);
}
