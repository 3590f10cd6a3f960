import type { Config } from '@react-router/dev/config';
import { compressAssets } from './compress-assets.ts';
import { writeShopTable } from './src/route-table.ts';

export default {
  ssr: true,
  // A second build next to the one in use.
  buildDirectory: process.env['SHOPWRIGHT_SITE_BUILD'] ?? 'build',
  // The whole route table is one small cached file; loading it piece by piece would cost a request
  // on every page.
  routeDiscovery: { mode: 'initial' },
  buildEnd: async ({ reactRouterConfig }) => {
    const assets = `${reactRouterConfig.buildDirectory}/client/assets`;
    await writeShopTable(assets);
    await compressAssets(assets);
  },
} satisfies Config;
