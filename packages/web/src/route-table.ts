import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

/**
 * React Router sends browsers one table of all routes. The admin is almost half of it, so the build
 * writes a second table without the admin, which all other pages load.
 */
export interface RouteTable {
  /** Where browsers load it from. */
  readonly url: string;
  readonly routes: Readonly<Record<string, unknown>>;
}

/** What the file of a table starts with; JSON follows. */
export const TABLE_START = 'window.__reactRouterManifest=';

const ADMIN_ROUTES = 'routes/admin/';
const shopFileName = (name: string): string => `shop-${name}`;

export function withoutAdmin<Table extends RouteTable>(table: Table): Table {
  const name = basename(table.url);
  const routes = Object.entries(table.routes).filter(([id]) => !id.startsWith(ADMIN_ROUTES));
  return {
    ...table,
    url: table.url.slice(0, -name.length) + shopFileName(name),
    routes: Object.fromEntries(routes),
  };
}

/** In the folder of the built assets. */
export async function writeShopTable(assets: string): Promise<void> {
  for (const name of await readdir(assets)) {
    if (!/^manifest-\w+\.js$/.test(name)) continue;
    const text = await readFile(join(assets, name), 'utf8');
    if (!text.startsWith(TABLE_START)) continue;
    const table = JSON.parse(text.slice(TABLE_START.length).replace(/;\s*$/, '')) as RouteTable;
    const shop = JSON.stringify(withoutAdmin(table));
    await writeFile(join(assets, shopFileName(name)), `${TABLE_START}${shop};`);
  }
}
