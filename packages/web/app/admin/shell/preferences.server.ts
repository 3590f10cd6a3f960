import { readCookie, serializeCookie } from '../../session/cookies.server.ts';
import { themes, type Theme } from './theme.ts';

/** How a staff member wants to see the admin, in a cookie of this browser. */

const THEME_COOKIE = 'shopwright-admin-theme';
const YEAR_SECONDS = 31_536_000;

export const isTheme = (value: unknown): value is Theme => themes.some((theme) => theme === value);

export function themeIn(request: Request): Theme {
  const value = readCookie(request, THEME_COOKIE);
  return isTheme(value) ? value : 'system';
}

export const themeCookie = (theme: Theme, secure: boolean): string =>
  serializeCookie(theme, { name: THEME_COOKIE, path: '/admin', maxAge: YEAR_SECONDS, secure });
