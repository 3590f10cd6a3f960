import { common } from './common.ts';

/** One file for each area of the site; a layout hands its areas to the browser. */
export const en = { common };
