import type { PageContext } from '../page-context.server.ts';
import { messagesOf } from '../i18n/dictionary.server.ts';
import { createTranslate } from '../i18n/translate.ts';

/** The account's sentences and those every form shares, for what an action answers. */
export async function translateAccount(page: PageContext) {
  const { language, locale } = await page.pageLanguage();
  const { account, common } = messagesOf(language, 'account', 'common');
  return createTranslate({ ...common, ...account }, locale);
}
