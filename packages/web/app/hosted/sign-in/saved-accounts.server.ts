import type { PageContext } from '../../page-context.server.ts';
import { readJsonCookie, serializeJsonCookie } from '../../session/cookies.server.ts';

/** Accounts that signed in with this browser before: a name to choose, never a way in. */
export interface SavedAccount {
  readonly email: string;
  readonly name: string;
  /** From "Don't ask for a code on this device": replaces the second factor, not the first. */
  readonly deviceToken?: string | undefined;
}

const cookie = { name: 'shopwright-accounts', path: '/hosted', maxAge: 180 * 86_400 };
const MAX_ACCOUNTS = 5;
export const sameEmail = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

export function savedAccounts(request: Request): SavedAccount[] {
  const stored = readJsonCookie(request, cookie.name);
  if (!Array.isArray(stored)) return [];
  return stored
    .filter(
      (account: Partial<SavedAccount> | null): account is SavedAccount =>
        typeof account?.email === 'string' && typeof account.name === 'string',
    )
    .slice(0, MAX_ACCOUNTS);
}

type CookieWriter = Pick<PageContext, 'origin' | 'setCookie'>;

function saveAccounts(
  { origin, setCookie }: CookieWriter,
  accounts: readonly SavedAccount[],
): void {
  setCookie(
    serializeJsonCookie(accounts.length === 0 ? undefined : accounts, {
      ...cookie,
      secure: origin.startsWith('https:'),
    }),
  );
}

/** The last one first. */
export function rememberAccount(page: CookieWriter, request: Request, account: SavedAccount): void {
  const before = savedAccounts(request);
  const deviceToken =
    account.deviceToken ?? before.find(({ email }) => sameEmail(email, account.email))?.deviceToken;
  const others = before.filter(({ email }) => !sameEmail(email, account.email));
  saveAccounts(
    page,
    [
      {
        email: account.email,
        name: account.name,
        ...(deviceToken === undefined ? {} : { deviceToken }),
      },
      ...others,
    ].slice(0, MAX_ACCOUNTS),
  );
}

export const forgetAccount = (page: CookieWriter, request: Request, forgotten: string): void =>
  saveAccounts(
    page,
    savedAccounts(request).filter(({ email }) => !sameEmail(email, forgotten)),
  );

/** Identifies a device that this member marked as trusted. */
export function clientMetaData(
  request: Request,
  typed: string,
): { deviceToken: string } | undefined {
  const deviceToken = savedAccounts(request).find(({ email }) =>
    sameEmail(email, typed),
  )?.deviceToken;
  return typeof deviceToken === 'string' ? { deviceToken } : undefined;
}
