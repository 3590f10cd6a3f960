import { service } from '../call.ts';
import { list, message, required, string, timestamp, type Static } from '../field.ts';

/**
 * API keys: server-side clients send one in the Authorization header to act as the shop. Not in the
 * provider's API.
 */
const call = service([]);
const permission = 'SHOPWRIGHT.MANAGE_APPS';

const id = string({ format: 'GUID' });
const name = string({ minLength: 1, maxLength: 100 });
const permissions = list(string({ maxLength: 100, minLength: 1 }), {
  maxItems: 200,
});
const expirationDate = timestamp({ nullable: true });

export const ApiKey = message('ApiKey', {
  id: string({ format: 'GUID', readOnly: true }),
  name,
  permissions,
  expirationDate,
  createdDate: timestamp({ readOnly: true }),
  lastUsedDate: timestamp({ nullable: true, readOnly: true }),
});
export type ApiKey = Static<typeof ApiKey>;

export const listApiKeys = call({
  name: 'apiKeys.listApiKeys',
  method: 'GET',
  path: '/v1/api-keys',
  who: 'merchant',
  permission,
  request: message('ApiKeysListApiKeysRequest', {}),
  answer: message('ApiKeysListApiKeysAnswer', {
    apiKeys: list(ApiKey),
  }),
});

export const createApiKey = call({
  name: 'apiKeys.createApiKey',
  method: 'POST',
  path: '/v1/api-keys',
  who: 'merchant',
  permission,
  request: message('ApiKeysCreateApiKeyRequest', {
    apiKey: required(
      message('NewApiKey', {
        name: required(name),
        permissions: required(permissions),
        expirationDate,
      }),
    ),
  }),
  answer: message('ApiKeysCreateApiKeyAnswer', {
    apiKey: ApiKey,
    key: string({ secret: true }),
  }),
  errors: ['TOO_MANY_API_KEYS'],
});

export const changeApiKey = call({
  name: 'apiKeys.changeApiKey',
  method: 'PATCH',
  path: '/v1/api-keys/{id}',
  who: 'merchant',
  permission,
  request: message('ApiKeysChangeApiKeyRequest', {
    id: required(id),
    apiKey: required(message('ChangedApiKey', { name, permissions, expirationDate })),
  }),
  answer: message('ApiKeysChangeApiKeyAnswer', { apiKey: ApiKey }),
});

export const revokeApiKey = call({
  name: 'apiKeys.revokeApiKey',
  method: 'DELETE',
  path: '/v1/api-keys/{id}',
  who: 'merchant',
  permission,
  request: message('ApiKeysRevokeApiKeyRequest', { id: required(id) }),
  answer: message('ApiKeysRevokeApiKeyAnswer', {}),
});
