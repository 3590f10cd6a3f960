import type { PageContext } from '../page-context.server.ts';
import { messagesOf } from '../i18n/dictionary.server.ts';
import { createTranslate, type TranslateArea } from '../i18n/translate.ts';

/** The admin's sentences and those every form shares, for what an action answers. */
export async function translateAdmin(page: PageContext) {
  const { language, locale } = await page.pageLanguage();
  const { admin, common } = messagesOf(language, 'admin', 'common');
  return createTranslate({ ...common, ...admin }, locale);
}

/** The sentences of lists and bulk changes. */
export async function translateGrid(page: PageContext): Promise<TranslateArea<'adminGrid'>> {
  const { language, locale } = await page.pageLanguage();
  return createTranslate(messagesOf(language, 'adminGrid').adminGrid, locale);
}
