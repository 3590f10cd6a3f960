import { redirect } from 'react-router';
import type { Route } from './+types/preferences';
import { isTheme, themeCookie } from '../../admin/shell/preferences.server.ts';
import { localPath } from '../../http/local-path.server.ts';
import { isLanguage } from '../../i18n/language.ts';
import { languageCookieOf } from '../../i18n/page-language.server.ts';
import { pageContext } from '../../page-context.server.ts';
import { formText } from '../../ui/form-text.server.ts';

/** Stores the theme or the language that a staff member chose, and leads back to the page. */
export async function action({ context, request }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const form = await request.formData();
  const isSecure = page.origin.startsWith('https:');
  const theme = form.get('theme');
  if (isTheme(theme)) page.setCookie(themeCookie(theme, isSecure));
  const language = formText(form, 'language');
  if (isLanguage(language)) page.setCookie(languageCookieOf(language, isSecure));
  const to = localPath(formText(form, 'to'));
  return redirect(to?.startsWith('/admin/') ? to : '/admin/home');
}

export const loader = () => redirect('/admin/home');
