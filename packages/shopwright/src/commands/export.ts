import { defineCommand } from '../command.ts';

export const exportProducts = defineCommand({
  words: ['export'],
  summary: 'Export all products to JSON Lines, CSV, Wix CSV or Shopify CSV',
  about:
    'JSON Lines and CSV contain every field, including collections and IDs, and can be imported without loss. Wix and Shopify CSV contain the fields that have a column in those formats. ' +
    'The export is a consistent snapshot of the catalog.',
  options: {
    file: {
      kind: 'argument',
      hint: 'FILE',
      help: 'File to write; - or no file writes to standard output',
    },
    format: {
      kind: 'text',
      hint: 'FORMAT',
      choices: ['jsonl', 'csv', 'wix', 'shopify'],
      help: 'jsonl (default), csv, wix or shopify',
    },
  },
  examples: [
    'shopwright export catalog.jsonl',
    'shopwright export --format shopify products.csv',
    'shopwright export - | gzip > catalog.jsonl.gz',
  ],
  async run({ values, terminal, config }) {
    const [
      { withStore },
      { storeOf },
      { openTarget },
      { createSpeed },
      { exportCatalog },
      { refuseBadTarget },
    ] = await Promise.all([
      import('../database.ts'),
      import('../exchange/store-of.ts'),
      import('../exchange/target-file.ts'),
      import('../exchange/speed.ts'),
      import('@shopwright/server/catalog/index'),
      import('../files/write-file.ts'),
    ]);
    const format = values.format ?? 'jsonl';
    const file = values.file === undefined || values.file === '-' ? undefined : values.file;
    const settings = config();
    if (file !== undefined) await refuseBadTarget(file);
    await withStore({ terminal, config }, async ({ db, site }) => {
      const target = await openTarget(file);
      const speed = createSpeed(terminal, 'products');
      try {
        const { products } = await exportCatalog({
          ...(await storeOf(db, site, settings)),
          format,
          write: (text) => target.write(text),
          onProgress: (count) => speed.at(count),
        });
        await target.finish();
        const summary = `Exported ${products.toLocaleString('en-US')} products${file === undefined ? '' : ` to ${file}`}.`;
        // The standard output may be the file.
        if (file === undefined) terminal.note(summary);
        else
          terminal.answer({
            json: { products, format, file, perSecond: speed.rate(products) },
            text: summary,
          });
      } catch (error) {
        await target.abandon();
        throw error;
      }
    });
  },
});
