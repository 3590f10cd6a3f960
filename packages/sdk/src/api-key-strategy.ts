import type { AuthStrategy } from './strategy.ts';

export interface ApiKeyStrategy extends AuthStrategy {
  setSiteId(siteId?: string): void;
  setAccountId(accountId?: string): void;
  getAuthHeaders(): Promise<{ headers: Record<string, string> }>;
}

/** Authenticates with an API key from `shopwright keys create`. */
export function ApiKeyStrategy({
  apiKey,
  siteId,
  accountId,
}: {
  readonly apiKey: string;
  readonly siteId?: string | undefined;
  readonly accountId?: string | undefined;
}): ApiKeyStrategy {
  const headers: Record<string, string> = { Authorization: apiKey };
  const set =
    (name: string) =>
    (id?: string): void => {
      if (id) headers[name] = id;
    };
  const [setSiteId, setAccountId] = [set('wix-site-id'), set('wix-account-id')];
  setSiteId(siteId);
  setAccountId(accountId);
  return { setSiteId, setAccountId, getAuthHeaders: async () => ({ headers: { ...headers } }) };
}
