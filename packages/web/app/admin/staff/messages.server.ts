import type { PageContext } from '../../page-context.server.ts';
import { messagesOf } from '../../i18n/dictionary.server.ts';
import { createTranslate } from '../../i18n/translate.ts';

/** The messages of staff pages and those every form shares, for what an action answers. */
export async function translateStaff(page: PageContext) {
  const { language, locale } = await page.pageLanguage();
  const { adminStaff, common } = messagesOf(language, 'adminStaff', 'common');
  return createTranslate({ ...common, ...adminStaff }, locale);
}

export type TranslateStaff = Awaited<ReturnType<typeof translateStaff>>;

/** How dates are written on the page, in the store's time zone. */
export async function dateFormatOf(page: PageContext) {
  const [{ locale }, { timeZone }] = await Promise.all([page.pageLanguage(), page.store()]);
  return { locale, timeZone };
}
