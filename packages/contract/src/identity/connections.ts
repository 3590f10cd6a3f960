import { service } from '../call.ts';
import { enumeration, list, message, required, string, timestamp, type Static } from '../field.ts';

/**
 * OpenID Connect providers with which members of a store can sign in. Not in the provider's API.
 */
const call = service([]);

export const ConnectionTenant = enumeration('ConnectionTenant', ['SITE', 'ACCOUNT']);
export type ConnectionTenant = Static<typeof ConnectionTenant>;

export const SsoConnection = message('SsoConnection', {
  id: string({ format: 'GUID', readOnly: true }),
  tenantType: ConnectionTenant,
  tenantId: string({ format: 'GUID' }),
  name: string({ maxLength: 100 }),
  issuer: string({ maxLength: 500 }),
  clientId: string({ maxLength: 300 }),
  clientSecret: string({ maxLength: 500, secret: true }),
  scope: string({ maxLength: 300 }),
  callbackUrl: string({ readOnly: true }),
  createdDate: timestamp({ readOnly: true }),
});
export type SsoConnection = Static<typeof SsoConnection>;

export const listConnections = call({
  name: 'sso.listConnections',
  method: 'GET',
  path: '/v1/settings/sso-connections',
  who: 'merchant',
  permission: 'SHOPWRIGHT.MANAGE_SETTINGS',
  request: message('SsoListConnectionsRequest', {}),
  answer: message('SsoListConnectionsAnswer', { connections: list(SsoConnection) }),
});

export const createConnection = call({
  name: 'sso.createConnection',
  method: 'POST',
  path: '/v1/settings/sso-connections',
  who: 'merchant',
  permission: 'SHOPWRIGHT.MANAGE_SETTINGS',
  request: message('SsoCreateConnectionRequest', { connection: required(SsoConnection) }),
  answer: message('SsoCreateConnectionAnswer', { connection: SsoConnection }),
});

export const deleteConnection = call({
  name: 'sso.deleteConnection',
  method: 'DELETE',
  path: '/v1/settings/sso-connections/{id}',
  who: 'merchant',
  permission: 'SHOPWRIGHT.MANAGE_SETTINGS',
  request: message('SsoDeleteConnectionRequest', { id: required(string({ format: 'GUID' })) }),
  answer: message('SsoDeleteConnectionAnswer', {}),
});

/** The callback of an identity provider. Its parameters are verified with the provider. */
export const providerCallback = call({
  name: 'sso.providerCallback',
  method: 'GET',
  path: '/v1/sso/callback',
  who: 'public',
  raw: true,
  request: message('SsoProviderCallbackRequest', {
    code: string({ maxLength: 4096, secret: true }),
    state: string({ maxLength: 200, secret: true }),
    iss: string({ maxLength: 500 }),
    error: string({ maxLength: 200 }),
    error_description: string({ maxLength: 1000 }),
  }),
  answer: message('SsoProviderCallbackAnswer', {}),
  errors: ['SSO_STATE_INVALID'],
});
