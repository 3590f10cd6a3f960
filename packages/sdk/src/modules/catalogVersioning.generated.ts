// Generated from the contract by `npm run generate -w @shopwright/sdk`; do not edit.
import { fn, type Fn } from '../fn.ts';
import { enumValues, type EnumValues } from '../enum-values.ts';

/**
 * Version of the catalog API.
 *
 * - `V1_CATALOG`: The API that this reference describes. Always returned.
 * - `V3_CATALOG`: A later API that this platform does not serve.
 * - `STORES_NOT_INSTALLED`: The site has no store.
 */
export type Version = 'V1_CATALOG' | 'V3_CATALOG' | 'STORES_NOT_INSTALLED';
export const Version: EnumValues<Version> = /* @__PURE__ */ enumValues('V1_CATALOG V3_CATALOG STORES_NOT_INSTALLED');

export interface CatalogVersioningGetCatalogVersionAnswer {
  /** Version of the catalog API. */
  catalogVersion?: Version;
}

/**
 * Retrieves the version of the catalog API that the store uses.
 *
 * `GET /v3/provision/version`
 */
export const getCatalogVersion: Fn<() => Promise<CatalogVersioningGetCatalogVersionAnswer>> = /* @__PURE__ */ fn('GET', '/stores/v3/provision/version');
