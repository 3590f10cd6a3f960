import type { PageContext } from '../../page-context.server.ts';
import { messagesOf } from '../../i18n/dictionary.server.ts';
import { createTranslate } from '../../i18n/translate.ts';

/** The messages of shared attributes and those every form shares, for what an action answers. */
export async function translateAttributes(page: PageContext) {
  const { language, locale } = await page.pageLanguage();
  const { adminAttributes, common } = messagesOf(language, 'adminAttributes', 'common');
  return createTranslate({ ...common, ...adminAttributes }, locale);
}

export type TranslateAttributes = Awaited<ReturnType<typeof translateAttributes>>;
