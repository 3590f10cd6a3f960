import { defineCommand } from '../command.ts';
import { Refusal } from '../refusal.ts';

export const generate = defineCommand({
  words: ['generate'],
  summary: 'Generate sample products for benchmarks and trials',
  about:
    'Creates products with three variants each in fifty collections, with brands, ribbons, discounts and stock; some are hidden or sold out. The same seed creates the same products. Do not run this on a live store.',
  options: {
    products: { kind: 'text', hint: 'N', required: true, help: 'Number of products to create' },
    seed: { kind: 'text', hint: 'S', help: 'Seed of the random generator (default: 1)' },
    from: {
      kind: 'text',
      hint: 'N',
      help: 'Number of the first product, to continue an earlier run (default: 0)',
    },
  },
  examples: [
    'shopwright seed --data /tmp/trial && shopwright generate --products 100000 --data /tmp/trial',
    'shopwright generate --products 500 --seed 7',
  ],
  async run({ values, terminal, config }) {
    const [{ withStore }, { storeOf }, { createSpeed }, { generateEntries, importEntries }] =
      await Promise.all([
        import('../database.ts'),
        import('../exchange/store-of.ts'),
        import('../exchange/speed.ts'),
        import('@shopwright/server/catalog/index'),
      ]);
    const [products, seed, from] = [
      wholeNumber('products', values.products),
      wholeNumber('seed', values.seed ?? '1'),
      wholeNumber('from', values.from ?? '0'),
    ];
    const settings = config();
    await withStore({ terminal, config }, async ({ db, site }) => {
      const { weightUnit: _, ...store } = await storeOf(db, site, settings);
      const speed = createSpeed(terminal, 'products');
      const { created, rejected } = await importEntries(generateEntries({ products, seed, from }), {
        ...store,
        onProgress: (progress) => speed.at(progress.created),
      });
      if (rejected > 0)
        throw new Refusal(
          `${rejected} of ${products} products already exist. Choose another --seed or --from.`,
        );
      terminal.answer({
        json: { created, perSecond: speed.rate(created) },
        text: `Created ${created.toLocaleString('en-US')} products (${speed.rate(created).toLocaleString('en-US')} per second).`,
      });
    });
  },
});

function wholeNumber(name: string, text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new Refusal(`--${name} is "${text}"; it must be a whole number.`, {
    hint: 'shopwright generate --help',
  });
}
