// Generated from the contract by `npm run generate -w @shopwright/sdk`; do not edit.
import { fn, type Fn } from '../fn.ts';
import { enumValues, type EnumValues } from '../enum-values.ts';
import * as shapes from './shapes.generated.ts';

/**
 * Kind of OAuth app.
 *
 * - `STOREFRONT`: Runs in browsers, has no secret, and acts for its visitors and members only.
 * - `APP`: Runs on a server, has a secret, and acts for the shop within its permissions.
 */
export type OAuthAppKind = 'STOREFRONT' | 'APP';
export const OAuthAppKind: EnumValues<OAuthAppKind> = /* @__PURE__ */ enumValues('STOREFRONT APP');

/** An OAuth client of the store. */
export interface OAuthApp {
  /** Client ID, to be sent as `clientId` in token requests. */
  clientId?: string;
  /** Name shown to members when they sign in, 1 to 100 characters. */
  name?: string;
  /** Kind of OAuth app. */
  kind?: OAuthAppKind;
  /** URLs to which the sign-in page may return, compared character by character. After payment and sign-out, other pages of the same origins are allowed too. */
  redirects?: string[];
  /** Origins that may call the API from a browser, such as `https://shop.example.com`. */
  origins?: string[];
  /** IDs of the permissions of an app with a secret. Empty for a storefront. */
  permissions?: string[];
  /** When the app stops working, in UTC: the expiration date of the API key that created it. `null` if it does not expire. */
  expirationDate?: Date | null;
  /** When the app was created, in UTC. */
  _createdDate?: Date;
}

export interface AppsAllowUrlAnswer {
  /** An OAuth client of the store. */
  app?: OAuthApp;
}

export interface ChangedOAuthApp {
  /** New name, 1 to 100 characters. */
  name?: string;
  /** New redirect URLs; they replace the current list. */
  redirects?: string[];
  /** New origins; they replace the current list. */
  origins?: string[];
  /** New permission IDs; they replace the current list. */
  permissions?: string[];
}

export interface AppsChangeAppAnswer {
  /** An OAuth client of the store. */
  app?: OAuthApp;
}

export interface NewOAuthApp {
  /** Name shown to members when they sign in, 1 to 100 characters. */
  name: string;
  /** Kind of OAuth app. Defaults to `STOREFRONT`. */
  kind?: OAuthAppKind;
  /** URLs to which the sign-in page may return, compared character by character. */
  redirects?: string[];
  /** Origins that may call the API from a browser, such as `https://shop.example.com`. */
  origins?: string[];
  /** IDs of the permissions of an app with a secret. A storefront may have none. */
  permissions?: string[];
  /** Client ID to register, for a storefront that already has one in its code. Without it the server generates one. */
  clientId?: string;
}

export interface AppsCreateAppAnswer {
  /** An OAuth client of the store. */
  app?: OAuthApp;
  /** Client secret of an app of kind `APP`. It cannot be retrieved again. */
  clientSecret?: string;
}

export interface AppsGetStorefrontAnswer {
  /** Client ID of the OAuth app that the store's own pages use. */
  clientId: string;
  /** ID of the site. Clients with an API key may send it in the header `wix-site-id`. */
  siteId: string;
  /** Base URL of images and files, without the path `/media`. */
  mediaUrl: string;
}

export interface AppsListAppsAnswer {
  /** All OAuth apps of the store. */
  apps?: OAuthApp[];
}

/**
 * Adds one URL to the allowed origins and redirect URLs of an OAuth app, or removes it.
 *
 * `POST /v1/apps/{clientId}/allowed-urls` (for owners, collaborators and apps)
 */
export const allowUrl: Fn<(clientId: string, options?: { url?: string; allowed?: boolean }) => Promise<AppsAllowUrlAnswer>> = /* @__PURE__ */ fn('POST', '/v1/apps/{clientId}/allowed-urls', 'clientId,*', { answer: { app: shapes.OAuthApp } });
/**
 * Updates the name, URLs or permissions of an OAuth app. Fields that are left out stay unchanged.
 *
 * `PATCH /v1/apps/{clientId}` (for owners, collaborators and apps)
 */
export const changeApp: Fn<(clientId: string, options?: { app?: ChangedOAuthApp }) => Promise<AppsChangeAppAnswer>> = /* @__PURE__ */ fn('PATCH', '/v1/apps/{clientId}', 'clientId,*', { answer: { app: shapes.OAuthApp } });
/**
 * Creates an OAuth app: a storefront, which acts for its visitors, or an app with a secret and permissions of its own.
 *
 * `POST /v1/apps` (for owners, collaborators and apps)
 */
export const createApp: Fn<(options?: { app?: NewOAuthApp }) => Promise<AppsCreateAppAnswer>> = /* @__PURE__ */ fn('POST', '/v1/apps', '*', { answer: { app: shapes.OAuthApp } });
/**
 * Deletes an OAuth app. Its tokens are refused from then on.
 *
 * `DELETE /v1/apps/{clientId}` (for owners, collaborators and apps)
 */
export const deleteApp: Fn<(clientId: string) => Promise<void>> = /* @__PURE__ */ fn('DELETE', '/v1/apps/{clientId}', 'clientId', { unwrap: '' });
/**
 * Retrieves what a storefront needs before its first call: the client ID, the site ID and the base URL of media files.
 *
 * `GET /v1/storefront`
 */
export const getStorefront: Fn<() => Promise<AppsGetStorefrontAnswer>> = /* @__PURE__ */ fn('GET', '/v1/storefront');
/**
 * Lists the store's OAuth apps.
 *
 * `GET /v1/apps` (for owners, collaborators and apps)
 */
export const listApps: Fn<() => Promise<AppsListAppsAnswer>> = /* @__PURE__ */ fn('GET', '/v1/apps', '', { answer: { apps: shapes.OAuthApp } });
/**
 * Errors of changeApp, as the code of an ApiError:
 * - `APP_IN_USE` (409): The pages of the store use this app. It cannot be renamed or deleted. The hosted pages sign in with this app. Create another app for your own client.
 */
export type ChangeAppError = 'APP_IN_USE';
/**
 * Errors of createApp, as the code of an ApiError:
 * - `TOO_MANY_APPS` (409): A store can have at most {max} apps. Delete one that is no longer needed. Nothing was created. List the apps and delete one.
 * - `APP_ID_TAKEN` (409): This client ID belongs to another app of this server, or to a deleted app. Choose another, or leave it out. Client ids are unique on a server and are not reused. Leave the id out to get a new one.
 */
export type CreateAppError = 'TOO_MANY_APPS' | 'APP_ID_TAKEN';
/**
 * Errors of deleteApp, as the code of an ApiError:
 * - `APP_IN_USE` (409): The pages of the store use this app. It cannot be renamed or deleted. The hosted pages sign in with this app. Create another app for your own client.
 */
export type DeleteAppError = 'APP_IN_USE';
