import { defineCommand } from '../command.ts';
import { listenForStop } from '../shop/stop-request.ts';
import { welcome } from '../shop/welcome.ts';

const DRAIN_MS = 20_000;
const DRAIN_ABANDONED_MS = 500;
const MAX_CLOSING_MS = 10_000;

export const start = defineCommand({
  words: ['start'],
  summary: 'Start the shop: pages, API and background jobs on one port',
  about:
    "The first start creates the database and the demo store (in production: an empty store for the owner at SHOPWRIGHT_OWNER_EMAIL) and prints the owner's password. Press Ctrl-C to shut down gracefully. " +
    'Settings come from the environment: PORT, HOST, SHOPWRIGHT_DATA, SHOPWRIGHT_PUBLIC_URL, SHOPWRIGHT_ENV, SHOPWRIGHT_OWNER_EMAIL, DATABASE_URL, LOG_LEVEL.',
  options: {
    port: {
      kind: 'port',
      hint: 'N',
      help: 'Port to listen on; 0 selects a free port (default: 8080 or PORT)',
    },
  },
  examples: [
    'shopwright start',
    'shopwright start --port 3000 --data /srv/shop',
    'SHOPWRIGHT_PUBLIC_URL=https://shop.example.com SHOPWRIGHT_OWNER_EMAIL=me@example.com shopwright start',
  ],
  async run({ terminal, config }) {
    const settings = config();
    const stop = listenForStop();
    const { startShop } = await import('../shop/start-shop.ts');
    const shop = await startShop({ config: settings, terminal, signal: stop.signal }).catch(
      (error: unknown) => {
        if (stop.signal.aborted) return undefined;
        throw error;
      },
    );
    // Exit explicitly: a hanging job must not keep the process open.
    if (!shop) process.exit(0);

    const { url, siteId, clientId, owner, preview } = shop;
    terminal.answer({
      json: {
        url,
        siteId,
        clientId,
        ...(owner === undefined ? {} : { owner }),
        ...(preview ? { preview } : {}),
      },
      text: welcome(shop, settings),
    });
    const { abandoned } = await stop.requested;
    // A hanging close, such as of a lost database connection, must not block the process.
    setTimeout(
      () => process.exit(1),
      settings.drainSeconds * 1000 + DRAIN_MS + MAX_CLOSING_MS,
    ).unref();
    await terminal.progress('Stopping', () =>
      abandoned ? shop.stop(DRAIN_ABANDONED_MS, { notice: false }) : shop.stop(DRAIN_MS),
    );
    process.exit(0);
  },
});
