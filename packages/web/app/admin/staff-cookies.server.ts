import type { PageContext } from '../page-context.server.ts';
import { readJsonCookie, serializeJsonCookie } from '../session/cookies.server.ts';

/**
 * Two cookies of the admin's sign-in page: the device that staff signed in from, and a sign-in that
 * waits for its code.
 */

// Not the page's own path: scripts load its data from another one.
const path = '/admin';
const device = { name: 'shopwright-staff-device', path, maxAge: 90 * 24 * 60 * 60 };
const step = { name: 'shopwright-staff-step', path, maxAge: 10 * 60 };

type CookieSetter = Pick<PageContext, 'origin' | 'setCookie'>;

const textIn = (request: Request, name: string): string | undefined => {
  const value = readJsonCookie(request, name);
  return typeof value === 'string' && value.length <= 100 ? value : undefined;
};
const isSecure = ({ origin }: CookieSetter): boolean => origin.startsWith('https:');

export const deviceTokenIn = (request: Request): string | undefined => textIn(request, device.name);
export const saveDeviceToken = (page: CookieSetter, token: string): void =>
  page.setCookie(serializeJsonCookie(token, { ...device, secure: isSecure(page) }));

export const stateTokenIn = (request: Request): string | undefined => textIn(request, step.name);
export const saveStateToken = (page: CookieSetter, token: string): void =>
  page.setCookie(serializeJsonCookie(token, { ...step, secure: isSecure(page) }));
export const deleteStateToken = (page: CookieSetter): void =>
  page.setCookie(serializeJsonCookie(undefined, { ...step, secure: isSecure(page) }));
