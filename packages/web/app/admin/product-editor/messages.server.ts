import type { PageContext } from '../../page-context.server.ts';
import { messagesOf } from '../../i18n/dictionary.server.ts';
import { createTranslate, type TranslateArea } from '../../i18n/translate.ts';

/** The sentences of the product editor. */
export async function translateEditor(page: PageContext): Promise<TranslateArea<'adminEditor'>> {
  const { language, locale } = await page.pageLanguage();
  return createTranslate(messagesOf(language, 'adminEditor').adminEditor, locale);
}
