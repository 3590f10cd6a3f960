import { service } from '../call.ts';
import {
  boolean,
  enumeration,
  list,
  message,
  required,
  string,
  timestamp,
  type Static,
} from '../field.ts';

/** OAuth clients: storefronts and apps of the owner. Not in the provider's API. */
const call = service([]);
const permission = 'SHOPWRIGHT.MANAGE_APPS';

export const OAuthAppKind = enumeration('OAuthAppKind', ['STOREFRONT', 'APP']);
export type OAuthAppKind = Static<typeof OAuthAppKind>;

const name = string({ minLength: 1, maxLength: 100 });
const redirects = list(string({ maxLength: 2048, minLength: 1 }), {
  maxItems: 100,
});
const origins = list(string({ maxLength: 2048, minLength: 1 }), {
  maxItems: 100,
});
const permissions = list(string({ maxLength: 100, minLength: 1 }), {
  maxItems: 200,
});

export const OAuthApp = message('OAuthApp', {
  clientId: string({ format: 'GUID', readOnly: true }),
  name,
  kind: OAuthAppKind,
  redirects,
  origins,
  permissions,
  expirationDate: timestamp({ nullable: true, readOnly: true }),
  createdDate: timestamp({ readOnly: true }),
});
export type OAuthApp = Static<typeof OAuthApp>;

/** For hosted pages that are configured with the address of the store only. */
export const getStorefront = call({
  name: 'apps.getStorefront',
  method: 'GET',
  path: '/v1/storefront',
  who: 'public',
  request: message('AppsGetStorefrontRequest', {}),
  answer: message('AppsGetStorefrontAnswer', {
    clientId: required(string({ format: 'GUID' })),
    siteId: required(string({ format: 'GUID' })),
    mediaUrl: required(string()),
  }),
});

export const listApps = call({
  name: 'apps.listApps',
  method: 'GET',
  path: '/v1/apps',
  who: 'merchant',
  permission,
  request: message('AppsListAppsRequest', {}),
  answer: message('AppsListAppsAnswer', { apps: list(OAuthApp) }),
});

export const createApp = call({
  name: 'apps.createApp',
  method: 'POST',
  path: '/v1/apps',
  who: 'merchant',
  permission,
  request: message('AppsCreateAppRequest', {
    app: required(
      message('NewOAuthApp', {
        name: required(name),
        kind: OAuthAppKind,
        redirects,
        origins,
        permissions,
        clientId: string({ format: 'GUID' }),
      }),
    ),
  }),
  answer: message('AppsCreateAppAnswer', {
    app: OAuthApp,
    clientSecret: string({ secret: true }),
  }),
  errors: ['TOO_MANY_APPS', 'APP_ID_TAKEN'],
});

export const changeApp = call({
  name: 'apps.changeApp',
  method: 'PATCH',
  path: '/v1/apps/{clientId}',
  who: 'merchant',
  permission,
  request: message('AppsChangeAppRequest', {
    clientId: required(string({ format: 'GUID' })),
    app: required(message('ChangedOAuthApp', { name, redirects, origins, permissions })),
  }),
  answer: message('AppsChangeAppAnswer', { app: OAuthApp }),
  errors: ['APP_IN_USE'],
});

export const allowUrl = call({
  name: 'apps.allowUrl',
  method: 'POST',
  path: '/v1/apps/{clientId}/allowed-urls',
  who: 'merchant',
  permission,
  request: message('AppsAllowUrlRequest', {
    clientId: required(string({ format: 'GUID' })),
    url: required(string({ maxLength: 2048, minLength: 1 })),
    allowed: boolean(),
  }),
  answer: message('AppsAllowUrlAnswer', { app: OAuthApp }),
});

export const deleteApp = call({
  name: 'apps.deleteApp',
  method: 'DELETE',
  path: '/v1/apps/{clientId}',
  who: 'merchant',
  permission,
  request: message('AppsDeleteAppRequest', { clientId: required(string({ format: 'GUID' })) }),
  answer: message('AppsDeleteAppAnswer', {}),
  errors: ['APP_IN_USE'],
});
