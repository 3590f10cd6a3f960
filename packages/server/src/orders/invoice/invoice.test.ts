import { expect, it } from 'vitest';
import { createTypefaces } from '../../documents/index.ts';
import { createCurrency } from '../../kernel/money.ts';
import { speechIn } from '../../messages/index.ts';
import { pricePurchase } from '../../pricing/index.ts';
import { renderOrder } from '../rules/render-order.ts';
import { aNewOrder, aState } from '../testing-orders.ts';
import { invoiceContents } from './contents.ts';
import { createInvoices } from './create-invoices.ts';
import { textOfPdf } from '../../documents/testing-pdf.ts';

const currency = createCurrency('USD', 'en-US');
const render = createInvoices(createTypefaces());
const english = speechIn('en', 'en-US');
const invoice = { number: 7, issuedAt: new Date('2026-11-20T09:00:00Z') };
const store = {
  name: 'Northlight Goods',
  email: 'hello@northlight.example',
  timeZone: 'Europe/Rome',
};

it('lists seller, buyer, lines, discounts, taxes and the amount due, which add up', () => {
  const base = aNewOrder('site');
  const purchase = {
    ...base.purchase,
    coupons: [
      {
        code: 'SPRING',
        coupon: {
          id: crypto.randomUUID(),
          name: 'Spring',
          effect: { type: 'PERCENT', rate: 100_000n },
          scope: { type: 'GLOBAL' },
          stackable: true,
        } as const,
      },
    ],
  };
  const state = aState({
    ...base,
    purchase,
    priced: pricePurchase(purchase),
    payments: [
      {
        amount: 20_000n,
        status: 'APPROVED',
        details: { regularPaymentDetails: { offlinePayment: true } },
      },
    ],
  });
  const contents = invoiceContents(renderOrder(state, currency), store, invoice, english);
  expect(contents).toMatchObject({
    storeName: 'Northlight Goods',
    number: '7',
    stamp: undefined,
    total: ['Total', '$36.84'],
    totals: [
      ['Subtotal', '$28.00'],
      ['Discount, Spring', '−$2.80'],
      ['Shipping, By post', '$5.00'],
      ['Tax', '$6.64'],
    ],
    settled: [
      ['Paid', '−$20.00'],
      ['Amount due', '$16.84'],
    ],
    lines: [
      {
        name: 'Mug',
        quantity: '2',
        price: '$12.50',
        tax: '22%',
        amount: '$25.00',
        details: 'SKU SKU-0',
      },
      { name: 'Card', amount: '$3.00' },
    ],
    taxes: [{ name: 'VAT, Italy', rate: '22%', taxable: '$30.20', tax: '$6.64' }],
  });
  expect(contents.parties[0]?.words).toContain('Ada Lovelace');
  expect(contents.parties[0]?.words).toContain('Italy');
  const cents = (text: string) => Math.round(Number(text.replace('−', '-').replace('$', '')) * 100);
  expect(contents.totals.reduce((sum, [, amount]) => sum + cents(amount), 0)).toBe(
    cents(contents.total[1]),
  );
});

it('lines add up to the subtotal with an automatic discount', () => {
  const base = aNewOrder('site');
  const rule = {
    id: crypto.randomUUID(),
    name: 'Sale',
    effect: { type: 'PERCENT', rate: 333_333n },
    scope: { type: 'GLOBAL' },
    stackable: true,
  } as const;
  const purchase = { ...base.purchase, discountRules: [rule] };
  const contents = invoiceContents(
    renderOrder(aState({ ...base, purchase, priced: pricePurchase(purchase) }), currency),
    store,
    invoice,
    english,
  );
  expect(contents.lines.map(({ amount }) => amount)).toEqual(['$25.00', '$3.00']);
  expect(contents.totals.slice(0, 2)).toEqual([
    ['Subtotal', '$28.00'],
    ['Discount, Sale', '−$9.33'],
  ]);
});

it('shows nothing due during a free trial, and the amount due after it', () => {
  const order = {
    ...renderOrder(aState(), currency),
    payAfterFreeTrial: { total: { amount: '40.26' } },
  };
  const trial = invoiceContents(order, store, invoice, english);
  expect(trial.facts.at(-1)).toBe('Free trial, nothing due yet');
  expect(trial.settled).toEqual([['Due after the free trial', '$40.26']]);
  // What is bought with it and not paid is still due.
  const mixed = invoiceContents(
    { ...order, payAfterFreeTrial: { total: { amount: '10.00' } } },
    store,
    invoice,
    english,
  );
  expect(mixed.facts.at(-1)).toBe('Due');
  expect(mixed.settled).toEqual([
    ['Amount due', '$30.26'],
    ['Due after the free trial', '$10.00'],
  ]);
  // The charge when the trial ends is a payment of this order.
  const paid = aState({
    payments: [
      {
        amount: 40_260n,
        status: 'APPROVED',
        details: { regularPaymentDetails: { offlinePayment: true } },
      },
    ],
  });
  const charged = invoiceContents(
    { ...renderOrder(paid, currency), payAfterFreeTrial: { total: { amount: '40.26' } } },
    store,
    invoice,
    english,
  );
  expect([charged.facts.at(-1), charged.settled]).toEqual(['Paid', [['Paid', '−$40.26']]]);
});

it('shows nothing due for a canceled unpaid order', () => {
  const contents = invoiceContents(
    { ...renderOrder(aState(), currency), status: 'CANCELED' },
    store,
    invoice,
    english,
  );
  expect([contents.stamp, contents.facts.at(-1), contents.settled]).toEqual([
    'Canceled',
    'Canceled',
    [],
  ]);
});

it("formats event times in the invoice's language", () => {
  const order = renderOrder(aState(), currency);
  const [line = {}] = order.lineItems ?? [];
  const when = {
    name: { original: 'When' },
    plainText: { original: 'Friday, December 4, 2026 at 6:00 PM EST' },
  };
  const ticket = {
    ...line,
    descriptionLines: [when],
    serviceProperties: { scheduledDate: '2026-12-04T23:00:00.000Z', timeZone: 'America/New_York' },
    physicalProperties: {},
  };
  const [german] = invoiceContents(
    { ...order, lineItems: [ticket] },
    store,
    invoice,
    speechIn('de', 'en-US'),
  ).lines;
  expect(german?.details).toMatch(/^Termin: Freitag, 4\. Dezember 2026 um 18:00/);
});

it('is a PDF with embedded fonts, any number of pages and any script', async () => {
  const order = renderOrder(aState(), currency);
  const one = await render({ order, store, invoice });
  const [line] = order.lineItems ?? [];
  const longInvoice = await render({
    order: {
      ...order,
      lineItems: Array.from({ length: 60 }, (_, n) => ({
        ...line,
        productName: { original: `Ελλάδα Привет “Grüße” ${'long '.repeat(n)}${'x'.repeat(n * 3)}` },
      })),
    },
    store: { ...store, locale: 'xx-invalid' },
    invoice,
  });
  const pages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length;
  expect([one.subarray(0, 5).toString(), pages(one)]).toEqual(['%PDF-', 1]);
  expect(pages(longInvoice)).toBeGreaterThan(3);
  expect(one.toString('latin1')).toContain('NotoSans');
});

const names = [
  'Łukasz Żółć',
  'Gülşen Çağrı',
  'Ελένη Παπαδοπούλου',
  'Ганна Їжакевич',
  'Nguyễn Thị Hằng',
  'Jiří Dvořák',
  'Björk Guðmundsdóttir',
  'अनुपमा',
];

it.each(names)('the name %s is readable', async (name) => {
  const order = renderOrder(aState(), currency);
  const [firstName, lastName = ''] = name.split(' ');
  const text = textOfPdf(
    await render({
      order: {
        ...order,
        billingInfo: {
          contactDetails: { firstName: firstName ?? '', lastName },
          address: { city: name },
        },
      },
      store,
      invoice,
    }),
  );
  expect(text).toContain(name);
  expect(text).not.toContain('\ufffd');
});

it('marks characters that no font has, which can still be copied', async () => {
  const order = renderOrder(aState(), currency);
  const text = textOfPdf(
    await render({
      order: {
        ...order,
        billingInfo: { contactDetails: { firstName: '太郎', lastName: '山田 Smith 👩‍🚀' } },
      },
      store,
      invoice,
    }),
  );
  expect(text).toMatch(/太郎 山田 Smith 👩.🚀/u);
  expect(text).toContain('are missing from the fonts of this invoice');
  expect(textOfPdf(await render({ order, store, invoice }))).not.toContain('fonts of this invoice');
});

it("uses the order's language, or English", async () => {
  const order = renderOrder(aState(), currency);
  const read = async (buyerLanguage: string) =>
    textOfPdf(await render({ order: { ...order, buyerLanguage }, store, invoice }));
  const german = await read('de');
  for (const word of [
    'Rechnung 7',
    'Bestellung 10001 vom',
    'Zwischensumme',
    'Rechnung an',
    'Menge',
    'Noch zu zahlen',
    'Italien',
  ])
    expect(german).toContain(word);
  expect(german).not.toMatch(/Invoice|Subtotal|Quantity|Italy$/m);
  expect(await read('fr')).toContain('Invoice 7');
});

it("shows the seller's address and tax number, and the invoice number", async () => {
  const seller = {
    ...store,
    legalName: 'Northlight Goods LLC',
    address: {
      addressLine: '18 Foundry Lane',
      city: 'Hudson',
      subdivision: 'US-NY',
      postalCode: '12534',
      country: 'US',
    },
    taxId: '12-3456789',
  };
  const order = renderOrder(aState(), currency);
  expect(invoiceContents(order, seller, invoice, english).store).toEqual([
    'Northlight Goods LLC',
    '18 Foundry Lane',
    'Hudson, NY 12534',
    'United States',
    'Tax ID 12-3456789',
    'hello@northlight.example',
  ]);
  const text = textOfPdf(await render({ order, store: seller, invoice }));
  for (const words of [
    'Invoice no. 7',
    'November 20, 2026',
    'Order 10001 of',
    'Hudson, NY 12534',
    'Tax ID 12-3456789',
  ])
    expect(text).toContain(words);
});

it("formats amounts like the pages, in the buyer's language", () => {
  const contents = invoiceContents(
    renderOrder(aState(), currency),
    { ...store, locale: 'en-US' },
    invoice,
    speechIn('de', 'en-US'),
  );
  expect(contents.total[1].replaceAll('\u00a0', ' ')).toBe('40,26 $');
  expect(contents.lines[0]?.price.replaceAll('\u00a0', ' ')).toBe('12,50 $');
});

it('is rendered once while the order, the seller and the number are unchanged', async () => {
  const order = renderOrder(aState(), currency);
  const first = await render({ order, store, invoice });
  expect(await render({ order: structuredClone(order), store: { ...store }, invoice })).toBe(first);
  expect(await render({ order, store: { ...store, name: 'Northlight Ltd' }, invoice })).not.toBe(
    first,
  );
});
