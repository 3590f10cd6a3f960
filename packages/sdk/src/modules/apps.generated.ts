// Generated from the contract by `npm run generate -w @shopwright/sdk`; do not edit.
import { fn, type Fn } from '../fn.ts';
import { words, type Words } from '../words.ts';
import * as shapes from './shapes.generated.ts';

export type OAuthAppKind = 'STOREFRONT' | 'APP';
export const OAuthAppKind: Words<OAuthAppKind> = /* @__PURE__ */ words('STOREFRONT APP');

export interface OAuthApp {
  clientId?: string;
  /** What people see when they sign in. */
  name?: string;
  kind?: OAuthAppKind;
  /** Where people may be sent back to after signing in, to the letter. Other pages of the same origins may be returned to after paying or signing out. */
  redirects?: string[];
  /** Sites that may use it from a browser, such as https://shop.example.com. */
  origins?: string[];
  /** What an app with a secret may do; a storefront acts for its visitors only. */
  permissions?: string[];
  /** From this moment on the app is refused: the key that created it ends then. Null: it does not expire. */
  expirationDate?: Date | null;
  _createdDate?: Date;
}

export interface AppsAllowUrlAnswer {
  app?: OAuthApp;
}

export interface ChangedOAuthApp {
  /** What people see when they sign in. */
  name?: string;
  /** Where people may be sent back to after signing in, to the letter. Other pages of the same origins may be returned to after paying or signing out. */
  redirects?: string[];
  /** Sites that may use it from a browser, such as https://shop.example.com. */
  origins?: string[];
  /** What an app with a secret may do; a storefront acts for its visitors only. */
  permissions?: string[];
}

export interface AppsChangeAppAnswer {
  app?: OAuthApp;
}

export interface NewOAuthApp {
  /** What people see when they sign in. */
  name: string;
  kind?: OAuthAppKind;
  /** Where people may be sent back to after signing in, to the letter. Other pages of the same origins may be returned to after paying or signing out. */
  redirects?: string[];
  /** Sites that may use it from a browser, such as https://shop.example.com. */
  origins?: string[];
  /** What an app with a secret may do; a storefront acts for its visitors only. */
  permissions?: string[];
  /** For a storefront that has its client id in its code: registers the app under that id. Without it the server makes one. */
  clientId?: string;
}

export interface AppsCreateAppAnswer {
  app?: OAuthApp;
  /** Of an app; told once. */
  clientSecret?: string;
}

export interface AppsGetStorefrontAnswer {
  /** Of the app the store's own pages use. */
  clientId: string;
  /** The id of the site, which programs with an API key may send in the header wix-site-id. */
  siteId: string;
  /** The address below which pictures and files are served, without the path /media. */
  mediaUrl: string;
}

export interface AppsListAppsAnswer {
  apps?: OAuthApp[];
}

/**
 * Allow url.
 *
 * `POST /v1/apps/{clientId}/allowed-urls` (for owners, collaborators and apps)
 */
export const allowUrl: Fn<(clientId: string, options?: { url?: string; allowed?: boolean }) => Promise<AppsAllowUrlAnswer>> = /* @__PURE__ */ fn('POST', '/v1/apps/{clientId}/allowed-urls', 'clientId,*', { answer: { app: shapes.OAuthApp } });
/**
 * Change app.
 *
 * `PATCH /v1/apps/{clientId}` (for owners, collaborators and apps)
 */
export const changeApp: Fn<(clientId: string, options?: { app?: ChangedOAuthApp }) => Promise<AppsChangeAppAnswer>> = /* @__PURE__ */ fn('PATCH', '/v1/apps/{clientId}', 'clientId,*', { answer: { app: shapes.OAuthApp } });
/**
 * Create app.
 *
 * `POST /v1/apps` (for owners, collaborators and apps)
 */
export const createApp: Fn<(options?: { app?: NewOAuthApp }) => Promise<AppsCreateAppAnswer>> = /* @__PURE__ */ fn('POST', '/v1/apps', '*', { answer: { app: shapes.OAuthApp } });
/**
 * Delete app.
 *
 * `DELETE /v1/apps/{clientId}` (for owners, collaborators and apps)
 */
export const deleteApp: Fn<(clientId: string) => Promise<void>> = /* @__PURE__ */ fn('DELETE', '/v1/apps/{clientId}', 'clientId', { unwrap: '' });
/**
 * Get storefront.
 *
 * `GET /v1/storefront`
 */
export const getStorefront: Fn<() => Promise<AppsGetStorefrontAnswer>> = /* @__PURE__ */ fn('GET', '/v1/storefront');
/**
 * List apps.
 *
 * `GET /v1/apps` (for owners, collaborators and apps)
 */
export const listApps: Fn<() => Promise<AppsListAppsAnswer>> = /* @__PURE__ */ fn('GET', '/v1/apps', '', { answer: { apps: shapes.OAuthApp } });
