import { defineCommand } from '../command.ts';
import { Refusal } from '../refusal.ts';

export const generate = defineCommand({
  words: ['generate'],
  summary: 'Add invented products, for measurements and trials',
  about:
    'Three variants each, in fifty collections, with brands, ribbons, discounts and stock; some hidden, some sold out. The same seed makes the same products. They are like any others: this is not for a shop that sells.',
  options: {
    products: { kind: 'text', hint: 'N', required: true, help: 'How many' },
    seed: { kind: 'text', hint: 'S', help: 'Which ones (default: 1)' },
    from: {
      kind: 'text',
      hint: 'N',
      help: 'The number of the first one, to add to what was generated before (default: 0)',
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
          `${rejected} of ${products} products are there already. Another --seed or --from makes others.`,
        );
      terminal.answer({
        json: { created, perSecond: speed.rate(created) },
        text: `${created.toLocaleString('en-US')} products were added, ${speed.rate(created).toLocaleString('en-US')} a second.`,
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
