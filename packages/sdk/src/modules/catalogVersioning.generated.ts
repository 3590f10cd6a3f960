// Generated from the contract by `npm run generate -w @shopwright/sdk`; do not edit.
import { fn, type Fn } from '../fn.ts';
import { words, type Words } from '../words.ts';

export type Version = 'V1_CATALOG' | 'V3_CATALOG' | 'STORES_NOT_INSTALLED';
export const Version: Words<Version> = /* @__PURE__ */ words('V1_CATALOG V3_CATALOG STORES_NOT_INSTALLED');

export interface CatalogVersioningGetCatalogVersionAnswer {
  catalogVersion?: Version;
}

/**
 * Get catalog version.
 *
 * `GET /v3/provision/version`
 */
export const getCatalogVersion: Fn<() => Promise<CatalogVersioningGetCatalogVersionAnswer>> = /* @__PURE__ */ fn('GET', '/stores/v3/provision/version');
