import { defineCommand } from '../command.ts';
import { Refusal } from '../refusal.ts';
import { listenForStop } from '../shop/stop-wish.ts';

const DRAIN_MS = 20_000;

export const pages = defineCommand({
  words: ['pages'],
  summary: 'Serve the pages only, in front of a Shopwright elsewhere',
  about:
    'One setting, SHOPWRIGHT_URL, says which. Needs no database; any number may run. ' +
    'Set SHOPWRIGHT_TRUST_PROXY=true on that Shopwright when nothing else can reach it: it then counts tries to sign in by who makes them. ' +
    'People may come back to this address from other sign-in services after "shopwright apps allow".',
  options: {
    port: {
      kind: 'port',
      hint: 'N',
      help: 'The port to listen on; 0 picks a free one (default: 8080, or PORT)',
    },
  },
  examples: ['SHOPWRIGHT_URL=https://shop.example.com shopwright pages --port 3000'],
  async run({ terminal, config }) {
    const settings = config();
    const { platformUrl } = settings;
    if (platformUrl === undefined)
      throw new Refusal(
        'Say which Shopwright the pages are for: SHOPWRIGHT_URL=https://shop.example.com shopwright pages.',
        { hint: 'pages' },
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
      text: `The pages are at ${url}, the shop behind them at ${platformUrl}. Ctrl-C stops them.`,
    });
    await stop.wished;
    await terminal.progress('Stopping', () => close(DRAIN_MS));
    process.exit(0);
  },
});
