import type { PageContext } from '../../page-context.server.ts';
import { readJsonCookie, serializeJsonCookie } from '../../session/cookies.server.ts';

/** Accounts that signed in with this browser before: a name to choose, never a way in. */
export interface KnownAccount {
  readonly email: string;
  readonly name: string;
  /** From "do not ask for a code on this device": spares the second factor, not the first. */
  readonly deviceToken?: string | undefined;
}

const cookie = { name: 'shopwright-accounts', path: '/hosted', maxAge: 180 * 86_400 };
const most = 5;
export const sameEmail = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

export function knownAccounts(request: Request): KnownAccount[] {
  const kept = readJsonCookie(request, cookie.name);
  if (!Array.isArray(kept)) return [];
  return kept
    .filter(
      (account: Partial<KnownAccount> | null): account is KnownAccount =>
        typeof account?.email === 'string' && typeof account.name === 'string',
    )
    .slice(0, most);
}

type Keeper = Pick<PageContext, 'origin' | 'setCookie'>;

function keep({ origin, setCookie }: Keeper, accounts: readonly KnownAccount[]): void {
  setCookie(
    serializeJsonCookie(accounts.length === 0 ? undefined : accounts, {
      ...cookie,
      secure: origin.startsWith('https:'),
    }),
  );
}

/** The last one first. */
export function rememberAccount(page: Keeper, request: Request, account: KnownAccount): void {
  const before = knownAccounts(request);
  const deviceToken =
    account.deviceToken ?? before.find(({ email }) => sameEmail(email, account.email))?.deviceToken;
  const others = before.filter(({ email }) => !sameEmail(email, account.email));
  keep(
    page,
    [
      {
        email: account.email,
        name: account.name,
        ...(deviceToken === undefined ? {} : { deviceToken }),
      },
      ...others,
    ].slice(0, most),
  );
}

export const forgetAccount = (page: Keeper, request: Request, forgotten: string): void =>
  keep(
    page,
    knownAccounts(request).filter(({ email }) => !sameEmail(email, forgotten)),
  );

/** What tells the platform that this device was trusted by this member before. */
export function clientMetaData(
  request: Request,
  typed: string,
): { deviceToken: string } | undefined {
  const deviceToken = knownAccounts(request).find(({ email }) =>
    sameEmail(email, typed),
  )?.deviceToken;
  return typeof deviceToken === 'string' ? { deviceToken } : undefined;
}
