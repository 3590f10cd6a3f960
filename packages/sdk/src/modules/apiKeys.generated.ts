// Generated from the contract by `npm run generate -w @shopwright/sdk`; do not edit.
import { fn, type Fn } from '../fn.ts';
import * as shapes from './shapes.generated.ts';

export interface ChangedApiKey {
  /** New name, 1 to 100 characters. */
  name?: string;
  /** New list of permission IDs; it replaces the current list. */
  permissions?: string[];
  /** New expiration date, in UTC. `null` removes it. */
  expirationDate?: Date | null;
}

/** An API key without its secret, which only `createApiKey` returns. */
export interface ApiKey {
  /** ID of the API key. It is not the key itself. */
  _id?: string;
  /** What the key is used for, 1 to 100 characters, shown to the store's staff. */
  name?: string;
  /** IDs of the permissions that the key grants (see `x-permissions`). `*` grants all of them. */
  permissions?: string[];
  /** When the key stops working, in UTC. `null` if it does not expire. */
  expirationDate?: Date | null;
  /** When the key was created, in UTC. */
  _createdDate?: Date;
  /** When the key was last used, in UTC, accurate to about a minute. `null` if it was never used. */
  lastUsedDate?: Date | null;
}

export interface ApiKeysChangeApiKeyAnswer {
  /** An API key without its secret, which only `createApiKey` returns. */
  apiKey?: ApiKey;
}

export interface NewApiKey {
  /** What the key is used for, 1 to 100 characters. */
  name: string;
  /** IDs of the permissions that the key grants. `*` grants all of them. */
  permissions: string[];
  /** When the key stops working, in UTC. Without it the key does not expire; a key created by an expiring key expires with it at the latest. */
  expirationDate?: Date | null;
}

export interface ApiKeysCreateApiKeyAnswer {
  /** An API key without its secret, which only `createApiKey` returns. */
  apiKey?: ApiKey;
  /** The secret key, to be sent in the `Authorization` header. It cannot be retrieved again. */
  key?: string;
}

export interface ApiKeysListApiKeysAnswer {
  /** All API keys that were not revoked, including expired ones. */
  apiKeys?: ApiKey[];
}

/**
 * Updates the name, the permissions or the expiration date of an API key. Fields that are left out stay unchanged.
 *
 * `PATCH /v1/api-keys/{id}` (for owners, collaborators and apps)
 */
export const changeApiKey: Fn<(_id: string, options?: { apiKey?: ChangedApiKey }) => Promise<ApiKeysChangeApiKeyAnswer>> = /* @__PURE__ */ fn('PATCH', '/v1/api-keys/{id}', 'id,*', { answer: { apiKey: shapes.ApiKey } });
/**
 * Creates an API key. The key itself is returned only by this call.
 *
 * `POST /v1/api-keys` (for owners, collaborators and apps)
 */
export const createApiKey: Fn<(options?: { apiKey?: NewApiKey }) => Promise<ApiKeysCreateApiKeyAnswer>> = /* @__PURE__ */ fn('POST', '/v1/api-keys', '*', { answer: { apiKey: shapes.ApiKey } });
/**
 * Lists the store's API keys, without their secrets.
 *
 * `GET /v1/api-keys` (for owners, collaborators and apps)
 */
export const listApiKeys: Fn<() => Promise<ApiKeysListApiKeysAnswer>> = /* @__PURE__ */ fn('GET', '/v1/api-keys', '', { answer: { apiKeys: shapes.ApiKey } });
/**
 * Revokes an API key. Requests that use it are refused from then on.
 *
 * `DELETE /v1/api-keys/{id}` (for owners, collaborators and apps)
 */
export const revokeApiKey: Fn<(_id: string) => Promise<void>> = /* @__PURE__ */ fn('DELETE', '/v1/api-keys/{id}', 'id', { unwrap: '' });
/**
 * Errors of createApiKey, as the code of an ApiError:
 * - `TOO_MANY_API_KEYS` (409): A store can have at most {max} API keys. Revoke one that is no longer needed. Nothing was created. List the keys and revoke one.
 */
export type CreateApiKeyError = 'TOO_MANY_API_KEYS';
