// Generated from the contract by `npm run generate -w @shopwright/sdk`; do not edit.
import { fn, type Fn } from '../fn.ts';
import * as shapes from './shapes.generated.ts';

export interface StoreTheme {
  paper?: string;
  ink?: string;
  accent?: string;
}

export interface StoreImage {
  url?: string;
  width?: number;
  height?: number;
  altText?: string;
}

export interface StoreFocalPoint {
  x?: number;
  y?: number;
}

export interface StoreHero {
  image?: StoreImage;
  title?: string;
  focalPoint?: StoreFocalPoint;
}

export interface Store {
  name?: string;
  tagline?: string;
  about?: string;
  email?: string;
  phone?: string;
  currency?: string;
  locale?: string;
  timeZone?: string;
  weightUnit?: string;
  theme?: StoreTheme;
  heroes?: StoreHero[];
}

export interface StoreGetStoreAnswer {
  store?: Store;
}

/** GET /v1/store */
export const getStore: Fn<() => Promise<StoreGetStoreAnswer>> = /* @__PURE__ */ fn('GET', '/v1/store', '', { answer: { store: shapes.Store } });
