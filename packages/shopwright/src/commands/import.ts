import type { ImportReport, ReportedProblem } from '@shopwright/server/catalog/index';
import { defineCommand } from '../command.ts';
import { Refusal } from '../refusal.ts';

/** Problems printed to the terminal if no report file is written. */
const MAX_PRINTED_PROBLEMS = 20;

export const importProducts = defineCommand({
  words: ['import'],
  summary: 'Import products from JSON Lines, CSV, Wix CSV or Shopify CSV',
  about:
    'The format is detected from the first lines of the file. Products are imported in batches of 1000, each product completely or not at all. To resume an interrupted import, run it again with --update. ' +
    'Every value that is not imported is reported with its line number. Exits with status 1 if a product was rejected.',
  options: {
    file: {
      kind: 'argument',
      hint: 'FILE',
      required: true,
      help: 'File to import, or - for standard input',
    },
    format: {
      kind: 'text',
      hint: 'FORMAT',
      choices: ['jsonl', 'csv', 'wix', 'shopify'],
      help: 'Format of the file, if it cannot be detected',
    },
    'dry-run': { kind: 'flag', help: 'Validate the file without importing it' },
    update: {
      kind: 'flag',
      help: 'Update existing products, matched by ID or slug; without this option they are rejected',
    },
    'fetch-images': {
      kind: 'flag',
      help: 'Download images from other servers; images that cannot be downloaded keep their original URL',
    },
    report: {
      kind: 'text',
      hint: 'FILE',
      help: 'Write every rejected row to this file, as CSV if the name ends with .csv, otherwise as JSON Lines',
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
    // Before the database is opened: a file that cannot be read or written fails at once.
    const source = await openSource(values.file);
    const report = values.report === undefined ? undefined : await openReport(values.report);
    return withStore({ terminal, config }, async ({ db, site }) => {
      const shown: ReportedProblem[] = [];
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
            terminal.note(`Ignoring unknown columns: ${unknownColumns.join(', ')}.`);
        },
        onProgress: ({ created, changed, unchanged, rejected }) =>
          speed.at(created + changed + unchanged + rejected),
        onProblem: async (problem) => {
          if (shown.length < MAX_PRINTED_PROBLEMS) shown.push(problem);
          await report?.add(problem);
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
  }: { dryRun: boolean; shown: readonly ReportedProblem[]; reportFile?: string },
): string {
  const number = (count: number) => count.toLocaleString('en-US');
  const would = dryRun ? 'would be ' : '';
  const head = `${number(products)} products: ${number(created)} ${would}created, ${number(changed)} ${would}changed, ${number(unchanged)} unchanged, ${number(rejected)} ${would}rejected.`;
  if (reportFile !== undefined)
    return shown.length === 0 ? head : `${head}\n${reportSentence(rejected)} ${reportFile}.`;
  const rows = shown.map(
    ({ line, product, field, reason, outcome }) =>
      `  line ${line}${product === '' ? '' : ` (${product})`}: ${field === '' ? '' : `${field} `}${reason}${outcome === 'noted' ? ' (warning; the product was imported)' : ''}`,
  );
  return [
    head,
    ...rows,
    ...(shown.length === MAX_PRINTED_PROBLEMS
      ? ['  ... Use --report FILE to write all of them to a file.']
      : []),
  ].join('\n');
}

/** A product can be imported with warnings only: the report then has no rejected row. */
const reportSentence = (rejected: number): string =>
  rejected > 0 ? 'All rejected rows and warnings are in' : 'All warnings are in';
