import type { Order } from '@shopwright/contract/orders/order';
import type { Store } from '@shopwright/contract/settings/store';
import Pdf from 'pdfkit';
import {
  collect,
  createTypesetter,
  type Style,
  type Typefaces,
  type Typesetter,
} from '../../documents/index.ts';
import { speechIn, type StoreWords } from '../../messages/index.ts';
import {
  invoiceContents,
  type InvoiceContents,
  type InvoiceLine,
  type Issued,
} from './contents.ts';

const ink = '#1c1b19';
const soft = '#6b665d';
const rule = '#dcd7cd';
const body: Style = { size: 9.5, weight: 'regular', color: ink, leading: 1.45 };
const strong: Style = { ...body, weight: 'bold' };
const quiet: Style = { ...body, size: 8.5, color: soft };
const heading: Style = { size: 8, weight: 'bold', color: soft, leading: 1.5 };
const display: Style = { size: 20, weight: 'bold', color: ink, leading: 1.25 };

const page = { width: 595.28, height: 841.89, left: 56, right: 56, top: 56, bottom: 72 } as const;
const width = page.width - page.left - page.right;
const end = page.height - page.bottom;

/** Numbers stand right, under one another. */
const columns = [
  { name: 'item', x: 0, width: 226, align: 'left' },
  { name: 'quantity', x: 234, width: 48, align: 'right' },
  { name: 'price', x: 290, width: 76, align: 'right' },
  { name: 'tax', x: 374, width: 38, align: 'right' },
  { name: 'amount', x: 420, width: width - 420, align: 'right' },
] as const;

interface Sheet {
  readonly doc: PDFKit.PDFDocument;
  readonly type: Typesetter;
  readonly words: StoreWords['invoice'];
  y: number;
}

export interface InvoiceInput {
  readonly order: Order;
  readonly store: Store;
  readonly invoice: Issued;
}

/** The invoice of an order as a PDF, in the language it was bought in.  */
export async function drawInvoice(
  { order, store, invoice }: InvoiceInput,
  { files, covers }: Typefaces,
): Promise<Buffer> {
  const speech = speechIn(order.buyerLanguage, store.locale);
  const words = speech.words.invoice;
  const contents = invoiceContents(order, store, invoice, speech);
  const doc = new Pdf({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    lang: speech.locale,
    displayTitle: true,
    info: {
      Title: words.page(contents.number, 1, 1),
      Author: contents.storeName,
      CreationDate: invoice.issuedAt,
    },
  });
  const done = collect(doc);
  const sheet: Sheet = { doc, type: createTypesetter(doc, files, covers), words, y: page.top };
  head(sheet, contents);
  parties(sheet, contents);
  table(sheet, contents.lines);
  totals(sheet, contents);
  taxes(sheet, contents);
  notes(sheet, contents.notes);
  if (sheet.type.lacked()) notes(sheet, [words.unprintable]);
  footers(sheet, contents);
  doc.end();
  return done;
}

function line({ doc }: Sheet, y: number, color = rule, from = 0, to: number = width): void {
  doc
    .moveTo(page.left + from, y)
    .lineTo(page.left + to, y)
    .lineWidth(0.75)
    .strokeColor(color)
    .stroke();
}

function roomFor(sheet: Sheet, height: number): boolean {
  if (sheet.y + height <= end) return false;
  sheet.doc.addPage();
  sheet.y = page.top;
  return true;
}

function head(sheet: Sheet, { storeName, store, facts, stamp }: InvoiceContents): void {
  const { type, words: said } = sheet;
  const half = width / 2 - 12;
  let left = type.write(storeName, { x: page.left, y: sheet.y, width: half }, display);
  for (const words of store)
    left += type.write(words, { x: page.left, y: sheet.y + left, width: half }, quiet);
  let right = type.write(
    stamp === undefined ? said.invoice : said.stamped(stamp),
    { x: page.left + half + 24, y: sheet.y, width: half, align: 'right' },
    display,
  );
  for (const words of facts)
    right += type.write(
      words,
      { x: page.left + half + 24, y: sheet.y + right, width: half, align: 'right' },
      { ...quiet, color: ink },
    );
  sheet.y += Math.max(left, right) + 28;
}

function parties(sheet: Sheet, { parties: all }: InvoiceContents): void {
  const half = width / 2 - 12;
  const heights = all.map(({ heading: title, words }, index) => {
    const x = page.left + index * (half + 24);
    const used = sheet.type.write(title, { x, y: sheet.y, width: half }, heading) + 2;
    return used + sheet.type.write(words, { x, y: sheet.y + used, width: half }, body);
  });
  if (heights.length > 0) sheet.y += Math.max(...heights) + 28;
}

function tableHead(sheet: Sheet): void {
  for (const { name, x, width: wide, align } of columns)
    sheet.type.write(
      sheet.words[name],
      { x: page.left + x, y: sheet.y, width: wide, align },
      heading,
    );
  sheet.y += 18;
  line(sheet, sheet.y, ink);
  sheet.y += 9;
}

function table(sheet: Sheet, lines: readonly InvoiceLine[]): void {
  tableHead(sheet);
  for (const [index, item] of lines.entries()) {
    const [wide] = columns;
    const nameHeight = sheet.type.height(item.name, wide.width, strong);
    const height =
      nameHeight +
      (item.details === '' ? 0 : sheet.type.height(item.details, wide.width, quiet) + 1);
    if (roomFor(sheet, height + 18)) tableHead(sheet);
    const cells = [item.name, item.quantity, item.price, item.tax, item.amount];
    for (const [at, { x, width: w, align }] of columns.entries())
      sheet.type.write(
        cells[at] ?? '',
        { x: page.left + x, y: sheet.y, width: w, align },
        at === 0 ? strong : body,
      );
    if (item.details !== '')
      sheet.type.write(
        item.details,
        { x: page.left, y: sheet.y + nameHeight + 1, width: wide.width },
        quiet,
      );
    sheet.y += height + 9;
    line(sheet, sheet.y, index === lines.length - 1 ? ink : rule);
    sheet.y += 9;
  }
}

const sums = { x: 234, label: 150, gap: 12 } as const;

function sumRow(sheet: Sheet, [label, amount]: readonly [string, string], style: Style): void {
  const x = page.left + sums.x;
  const amountWidth = width - sums.x - sums.label - sums.gap;
  const height = Math.max(
    sheet.type.height(label, sums.label, style),
    sheet.type.height(amount, amountWidth, style),
  );
  roomFor(sheet, height + 4);
  sheet.type.write(label, { x, y: sheet.y, width: sums.label }, style);
  sheet.type.write(
    amount,
    { x: x + sums.label + sums.gap, y: sheet.y, width: amountWidth, align: 'right' },
    style,
  );
  sheet.y += height + 4;
}

function totals(sheet: Sheet, { totals: rows, total, settled }: InvoiceContents): void {
  // The sum is never parted from what it sums up.
  roomFor(sheet, (rows.length + settled.length) * 18 + 44);
  sheet.y += 4;
  for (const row of rows) sumRow(sheet, row, body);
  sheet.y += 4;
  line(sheet, sheet.y, ink, sums.x);
  sheet.y += 8;
  sumRow(sheet, total, { ...strong, size: 12 });
  sheet.y += 2;
  for (const row of settled) sumRow(sheet, row, body);
  sheet.y += 20;
}

const taxColumns = [
  { x: 0, width: 226, align: 'left' },
  { x: 234, width: 60, align: 'right' },
  { x: 302, width: 86, align: 'right' },
  { x: 396, width: width - 396, align: 'right' },
] as const;

function taxes(sheet: Sheet, { taxes: all }: InvoiceContents): void {
  if (all.length === 0) return;
  roomFor(sheet, 34 + all.length * 17);
  const row = (cells: readonly string[], style: Style): void => {
    const heights = taxColumns.map(({ x, width: w, align }, at) =>
      sheet.type.write(cells[at] ?? '', { x: page.left + x, y: sheet.y, width: w, align }, style),
    );
    sheet.y += Math.max(...heights) + 3;
  };
  row([sheet.words.tax, sheet.words.rate, sheet.words.taxable, sheet.words.amount], heading);
  line(sheet, sheet.y, rule);
  sheet.y += 6;
  for (const { name, rate, taxable, tax } of all) {
    roomFor(sheet, 18);
    row([name, rate, taxable, tax], body);
  }
  sheet.y += 16;
}

function notes(sheet: Sheet, all: readonly string[]): void {
  for (const words of all) {
    roomFor(sheet, sheet.type.height(words, width, quiet));
    sheet.y += sheet.type.write(words, { x: page.left, y: sheet.y, width }, quiet) + 4;
  }
}

function footers(
  { doc, type, words }: Sheet,
  { storeName, footer, number }: InvoiceContents,
): void {
  const { count } = doc.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    doc.switchToPage(index);
    const y = page.height - 44;
    doc
      .moveTo(page.left, y - 10)
      .lineTo(page.left + width, y - 10)
      .lineWidth(0.75)
      .strokeColor(rule)
      .stroke();
    type.write(
      [storeName, ...footer].join('  ·  '),
      { x: page.left, y, width: width - 130 },
      { ...quiet, size: 8 },
    );
    type.write(
      words.page(number, index + 1, count),
      { x: page.left + width - 130, y, width: 130, align: 'right' },
      { ...quiet, size: 8 },
    );
  }
}
