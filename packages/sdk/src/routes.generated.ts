// Generated from the contract by `npm run generate -w @shopwright/sdk`; do not edit.
import type * as catalogRead from '@shopwright/contract/catalog/read';
import type * as oauthTokens from '@shopwright/contract/oauth/tokens';
import type * as settingsStore from '@shopwright/contract/settings/store';
import type { RouteOf } from './route.ts';

export const productsQueryProducts: RouteOf<typeof catalogRead.queryProducts> = { name: 'products.queryProducts', method: 'GET', path: '/v1/products/query-platformized', postFallback: true };
export const productsGetProduct: RouteOf<typeof catalogRead.getProduct> = { name: 'products.getProduct', method: 'GET', path: '/v1/products/{id}', postFallback: true };
export const collectionsQueryCollections: RouteOf<typeof catalogRead.queryCollections> = { name: 'collections.queryCollections', method: 'GET', path: '/v2/collections/query', postFallback: true };
export const collectionsGetCollectionBySlug: RouteOf<typeof catalogRead.getCollectionBySlugV2> = { name: 'collections.getCollectionBySlug', method: 'GET', path: '/v2/collections/slug/{slug}' };
export const oauthToken: RouteOf<typeof oauthTokens.token> = { name: 'oauth.token', method: 'POST', path: '/oauth2/token' };
export const storeGetStore: RouteOf<typeof settingsStore.getStore> = { name: 'store.getStore', method: 'GET', path: '/v1/store' };
