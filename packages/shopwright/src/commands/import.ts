import type { ImportReport, ReportedTrouble } from '@shopwright/server/catalog/index';
import { defineCommand } from '../command.ts';
import { Refusal } from '../refusal.ts';

/** As many troubles are shown when no report is written. */
const SHOWN = 20;

export const importProducts = defineCommand({
  words: ['import'],
  summary: 'Read products from a file: our own JSON lines and CSV, the CSV of Wix or of Shopify',
  about:
    'The format is recognised by how the file begins. Products go in 1000 at a time, each whole or not at all; a run that is stopped goes on when the same file is imported again with --update. ' +
    'Everything that is not taken over is told of with its line. Ends with 1 when a product was rejected.',
  options: {
    file: {
      kind: 'argument',
      hint: 'FILE',
      required: true,
      help: 'The file, or - for what is piped in',
    },
    format: {
      kind: 'text',
      hint: 'FORMAT',
      choices: ['jsonl', 'csv', 'wix', 'shopify'],
      help: 'What the file is, when it cannot be recognised',
    },
    'dry-run': { kind: 'flag', help: 'Check everything and write nothing' },
    update: {
      kind: 'flag',
      help: 'Change products that are there already (by their id or address) to what the file says; without it they are rejected',
    },
    'fetch-images': {
      kind: 'flag',
      help: 'Take pictures from other servers into this one; those that cannot be had stay where they are',
    },
    report: {
      kind: 'text',
      hint: 'FILE',
      help: 'Write every rejected row there, as JSON lines, or as a table when its name ends with .csv',
    },
  },
  examples: [
    'shopwright import products.csv --dry-run --report rejected.csv',
    'shopwright import products.csv --update',
    'zcat catalog.jsonl.gz | shopwright import -',
  ],
  async run({ values, terminal, config }) {
    const [
      { openSource },
      { withStore },
      { storeOf },
      { openReport },
      { createSpeed },
      { importCatalog, createFetchPictures, formatNames },
      { openFiles },
    ] = await Promise.all([
      import('../exchange/source-file.ts'),
      import('../database.ts'),
      import('../exchange/store-of.ts'),
      import('../exchange/report-file.ts'),
      import('../exchange/speed.ts'),
      import('@shopwright/server/catalog/index'),
      import('@shopwright/server/media/index'),
    ]);
    const settings = config();
    // Before the database is opened: what cannot be read or written is told at once.
    const source = await openSource(values.file);
    const report = values.report === undefined ? undefined : await openReport(values.report);
    return withStore({ terminal, config }, async ({ db, site }) => {
      const shown: ReportedTrouble[] = [];
      const speed = createSpeed(terminal, 'products');
      const files = openFiles(settings);
      const outcome = await importCatalog({
        ...(await storeOf(db, site, settings)),
        source,
        update: values.update,
        dryRun: values['dry-run'],
        ...(values.format === undefined ? {} : { format: values.format }),
        ...(values['fetch-images']
          ? {
              fetchPictures: createFetchPictures(
                { db, files, allowPrivateAddresses: settings.env === 'development' },
                site.siteId,
              ),
            }
          : {}),
        onOpen: ({ format, unknownColumns }) => {
          terminal.note(`Reading ${formatNames[format]}.`);
          if (unknownColumns.length > 0)
            terminal.note(
              `These columns mean nothing here and are left out: ${unknownColumns.join(', ')}.`,
            );
        },
        onProgress: ({ created, changed, unchanged, rejected }) =>
          speed.at(created + changed + unchanged + rejected),
        onTrouble: async (trouble) => {
          if (shown.length < SHOWN) shown.push(trouble);
          await report?.add(trouble);
        },
      }).catch(async (error: unknown) => {
        await report?.close();
        throw error;
      });
      await report?.close();
      if ('unknown' in outcome)
        throw new Refusal(`${values.file} ${outcome.unknown}.`, {
          hint: 'shopwright import --help',
        });
      const done = outcome.created + outcome.changed + outcome.unchanged;
      terminal.answer({
        json: { ...outcome, dryRun: values['dry-run'], perSecond: speed.rate(done) },
        text: describe(outcome, {
          dryRun: values['dry-run'],
          shown,
          ...(values.report === undefined ? {} : { reportFile: values.report }),
        }),
      });
      return outcome.rejected > 0 ? 1 : 0;
    });
  },
});

function describe(
  { products, created, changed, unchanged, rejected }: ImportReport,
  {
    dryRun,
    shown,
    reportFile,
  }: { dryRun: boolean; shown: readonly ReportedTrouble[]; reportFile?: string },
): string {
  const number = (count: number) => count.toLocaleString('en-US');
  const would = dryRun ? 'would be ' : '';
  const head = `${number(products)} products: ${number(created)} ${would}created, ${number(changed)} ${would}changed, ${number(unchanged)} unchanged, ${number(rejected)} ${would}rejected.`;
  if (reportFile !== undefined)
    return shown.length === 0 ? head : `${head}\n${reportSentence(rejected)} ${reportFile}.`;
  const rows = shown.map(
    ({ line, product, field, reason, outcome }) =>
      `  line ${line}${product === '' ? '' : ` (${product})`}: ${field === '' ? '' : `${field} `}${reason}${outcome === 'noted' ? ' (noted; the product is there)' : ''}`,
  );
  return [
    head,
    ...rows,
    ...(shown.length === SHOWN ? ['  ... --report FILE writes all of them.'] : []),
  ].join('\n');
}

/** A product can be taken over and something of it not: the file then holds notes alone. */
const reportSentence = (rejected: number): string =>
  rejected > 0
    ? 'Every rejected row, and what was noted of the others, is in'
    : 'What was noted of the products is in';
