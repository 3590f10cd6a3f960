import type { PageContext } from '../../page-context.server.ts';
import { messagesOf } from '../../i18n/dictionary.server.ts';
import { createTranslate } from '../../i18n/translate.ts';

/** The sentences of imports and exports, and those every form shares. */
export async function translateImports(page: PageContext) {
  const { language, locale } = await page.pageLanguage();
  const { adminImports, common } = messagesOf(language, 'adminImports', 'common');
  return createTranslate({ ...common, ...adminImports }, locale);
}
