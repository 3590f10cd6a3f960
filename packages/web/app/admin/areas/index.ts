import type { Area } from './area.ts';
import { catalog } from './catalog.ts';
import { customers } from './customers.ts';
import { exchange } from './exchange.ts';
import { home } from './home.ts';
import { settings } from './settings.ts';

/** The areas of the admin in the order of its navigation. */
export const areas: readonly Area[] = [home, catalog, exchange, customers, settings];
