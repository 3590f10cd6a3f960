// Generated from the contract by `npm run generate -w @shopwright/sdk`; do not edit.
import { fn, type Fn } from '../fn.ts';
import * as shapes from './shapes.generated.ts';

export interface ChangedApiKey {
  /** What the key is for. */
  name?: string;
  /** What the key may do, by the ids in `x-permissions` of the OpenAPI document; `*` is everything. */
  permissions?: string[];
  /** From this moment on the key is refused. Null: it does not expire. A key that expires creates keys that end by then; left out, they end with it. */
  expirationDate?: Date | null;
}

/** An API key without its secret, which only the answer of its creation holds. */
export interface ApiKey {
  _id?: string;
  /** What the key is for. */
  name?: string;
  /** What the key may do, by the ids in `x-permissions` of the OpenAPI document; `*` is everything. */
  permissions?: string[];
  /** From this moment on the key is refused. Null: it does not expire. A key that expires creates keys that end by then; left out, they end with it. */
  expirationDate?: Date | null;
  _createdDate?: Date;
  /** To about a minute; null when the key was never used. */
  lastUsedDate?: Date | null;
}

export interface ApiKeysChangeApiKeyAnswer {
  /** An API key without its secret, which only the answer of its creation holds. */
  apiKey?: ApiKey;
}

export interface NewApiKey {
  /** What the key is for. */
  name: string;
  /** What the key may do, by the ids in `x-permissions` of the OpenAPI document; `*` is everything. */
  permissions: string[];
  /** From this moment on the key is refused. Null: it does not expire. A key that expires creates keys that end by then; left out, they end with it. */
  expirationDate?: Date | null;
}

export interface ApiKeysCreateApiKeyAnswer {
  /** An API key without its secret, which only the answer of its creation holds. */
  apiKey?: ApiKey;
  /** The key itself, shown only in this answer. */
  key?: string;
}

export interface ApiKeysListApiKeysAnswer {
  /** Expired ones too, until they are revoked. */
  apiKeys?: ApiKey[];
}

/**
 * Change api key.
 *
 * `PATCH /v1/api-keys/{id}` (for owners, collaborators and apps)
 */
export const changeApiKey: Fn<(_id: string, options?: { apiKey?: ChangedApiKey }) => Promise<ApiKeysChangeApiKeyAnswer>> = /* @__PURE__ */ fn('PATCH', '/v1/api-keys/{id}', 'id,*', { answer: { apiKey: shapes.ApiKey } });
/**
 * Create api key.
 *
 * `POST /v1/api-keys` (for owners, collaborators and apps)
 */
export const createApiKey: Fn<(options?: { apiKey?: NewApiKey }) => Promise<ApiKeysCreateApiKeyAnswer>> = /* @__PURE__ */ fn('POST', '/v1/api-keys', '*', { answer: { apiKey: shapes.ApiKey } });
/**
 * List api keys.
 *
 * `GET /v1/api-keys` (for owners, collaborators and apps)
 */
export const listApiKeys: Fn<() => Promise<ApiKeysListApiKeysAnswer>> = /* @__PURE__ */ fn('GET', '/v1/api-keys', '', { answer: { apiKeys: shapes.ApiKey } });
/**
 * Revoke api key.
 *
 * `DELETE /v1/api-keys/{id}` (for owners, collaborators and apps)
 */
export const revokeApiKey: Fn<(_id: string) => Promise<void>> = /* @__PURE__ */ fn('DELETE', '/v1/api-keys/{id}', 'id', { unwrap: '' });
