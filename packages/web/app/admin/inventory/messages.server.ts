import type { PageContext } from '../../page-context.server.ts';
import { messagesOf } from '../../i18n/dictionary.server.ts';
import { createTranslate } from '../../i18n/translate.ts';

/** The messages of the inventory and those every form shares, for what an action answers. */
export async function translateInventory(page: PageContext) {
  const { language, locale } = await page.pageLanguage();
  const { adminInventory, adminGrid, common } = messagesOf(
    language,
    'adminInventory',
    'adminGrid',
    'common',
  );
  return createTranslate({ ...common, ...adminGrid, ...adminInventory }, locale);
}

export type TranslateInventory = Awaited<ReturnType<typeof translateInventory>>;
