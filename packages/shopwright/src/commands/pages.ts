import { defineCommand } from '../command.ts';
import { Refusal } from '../refusal.ts';
import { listenForStop } from '../shop/stop-request.ts';

const DRAIN_MS = 20_000;

export const pages = defineCommand({
  words: ['pages'],
  summary: 'Serve only the pages, for a Shopwright server elsewhere',
  about:
    'SHOPWRIGHT_URL is the address of that server. Needs no database, and any number of instances can run. ' +
    'If only these instances can reach the server, set SHOPWRIGHT_TRUST_PROXY=true there, so that it throttles sign-ins by the address of the customer. ' +
    'For sign-in with other providers, allow the address of the pages with "shopwright apps allow".',
  options: {
    port: {
      kind: 'port',
      hint: 'N',
      help: 'Port to listen on; 0 selects a free port (default: 8080 or PORT)',
    },
  },
  examples: ['SHOPWRIGHT_URL=https://shop.example.com shopwright pages --port 3000'],
  async run({ terminal, config }) {
    const settings = config();
    const { platformUrl } = settings;
    if (platformUrl === undefined)
      throw new Refusal(
        'Set SHOPWRIGHT_URL to the address of the Shopwright server, such as https://shop.example.com.',
        { hint: 'shopwright pages --help' },
      );
    const stop = listenForStop();
    const { startPages } = await import('../shop/start-pages.ts');
    const {
      url,
      clientId,
      stop: close,
    } = await startPages({ config: settings, platformUrl, terminal });
    terminal.answer({
      json: { url, platformUrl, clientId },
      text: `Serving the pages of ${platformUrl} at ${url}. Press Ctrl-C to stop.`,
    });
    await stop.requested;
    await terminal.progress('Stopping', () => close(DRAIN_MS));
    process.exit(0);
  },
});
