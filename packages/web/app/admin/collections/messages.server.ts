import type { PageContext } from '../../page-context.server.ts';
import { messagesOf } from '../../i18n/dictionary.server.ts';
import { createTranslate } from '../../i18n/translate.ts';

/** The sentences of collections, and those every form shares. */
export async function translateCollections(page: PageContext) {
  const { language, locale } = await page.pageLanguage();
  const { adminCollections, common } = messagesOf(language, 'adminCollections', 'common');
  return createTranslate({ ...common, ...adminCollections }, locale);
}

export type TranslateCollections = Awaited<ReturnType<typeof translateCollections>>;

/** From the fields of the platform to those of the form. */
export const fieldErrors = (t: TranslateCollections) => ({
  name: ['name', t('nameMissing')] as const,
  slug: ['slug', t('slugInvalid')] as const,
  description: ['description', t('descriptionTooLong')] as const,
});
