import { describe, expect, it } from 'vitest';
import { aState } from '../testing-orders.ts';
import {
  fileLinesOf,
  mayDownload,
  missingFiles,
  newLinks,
  termsOfLine,
  withLines,
} from './downloads.ts';
import type { OrderLine, OrderState, PaymentState, RefundState } from './order-state.ts';

const NOW = '2026-05-02T00:00:00.000Z';
const paid: PaymentState = {
  paymentId: 'card',
  kind: 'regular',
  amount: 40_260n,
  status: 'APPROVED',
  doc: { regularPaymentDetails: { paymentProvider: 'sandbox' } },
  createdAt: NOW,
  updatedAt: NOW,
};
const refund = (amount: bigint, more: Partial<RefundState> = {}): RefundState => ({
  refundId: 'refund',
  details: {},
  createdAt: NOW,
  transactions: [{ paymentId: 'card', amount, status: 'STARTED', doc: {} }],
  ...more,
});
const base = aState();
const [first, second] = base.doc.lineItems;
if (!first || !second) throw new Error('An order without two lines.');
const file: OrderLine = { ...first, id: 'file', itemType: { preset: 'DIGITAL' } };
const order = (
  more: Partial<OrderState> = {},
  lines: readonly OrderLine[] = [file, second],
): OrderState => ({
  ...base,
  status: 'APPROVED',
  payments: [paid],
  doc: { ...base.doc, lineItems: lines },
  ...more,
});
const units = (state: OrderState) => fileLinesOf(state).map((line) => line.units);

describe('the files of an order', () => {
  it('are its lines that are sold as files of the catalog, with the units paid for', () => {
    expect(fileLinesOf(order())).toEqual([
      { line: file, productId: file.catalogReference?.catalogItemId, units: 2 },
    ]);
    const { catalogReference: _none, ...custom } = file;
    expect(units(order({}, [custom]))).toEqual([]);
    expect(
      units(order({}, [{ ...file, catalogReference: { appId: 'other', catalogItemId: 'x' } }])),
    ).toEqual([]);
    expect(units(order({ imported: true }))).toEqual([]);
  });

  it('cannot be downloaded before the order is approved and paid in full', () => {
    expect(units(order({ status: 'INITIALIZED' }))).toEqual([0]);
    expect(units(order({ status: 'CANCELED' }))).toEqual([0]);
    expect(units(order({ payments: [] }))).toEqual([0]);
    expect(units(order({ payments: [{ ...paid, amount: 40_250n }] }))).toEqual([0]);
    expect(units(order({ payments: [{ ...paid, status: 'AUTHORIZED' }] }))).toEqual([0]);
    expect(units(order({ payments: [], total: 0n }))).toEqual([2]);
  });

  it('cannot be downloaded after a refund of the order or the line', () => {
    expect(units(order({ refunds: [refund(40_260n)] }))).toEqual([0]);
    expect(units(order({ refunds: [refund(40_250n)] }))).toEqual([2]);
    const line = (quantity: number) => ({
      details: { lineItems: [{ lineItemId: 'file', quantity }] },
    });
    expect(units(order({ refunds: [refund(10n, line(1))] }))).toEqual([1]);
    expect(units(order({ refunds: [refund(10n, line(3))] }))).toEqual([0]);
  });

  it('cannot be downloaded during a chargeback', () => {
    const back = (status: 'APPROVED' | 'REVERSED') =>
      order({
        payments: [
          {
            ...paid,
            doc: {
              regularPaymentDetails: { chargebacks: [{ status, amount: { amount: '1.00' } }] },
            },
          },
        ],
      });
    expect(units(back('APPROVED'))).toEqual([0]);
    expect(units(back('REVERSED'))).toEqual([2]);
  });

  it('cannot be downloaded by an erased buyer', () => {
    expect(units(order({ buyer: {} }))).toEqual([0]);
  });
});

it('a download requires a paid unit', () => {
  expect(mayDownload({ units: 1 })).toBe(true);
  expect(mayDownload({ units: 0 })).toBe(false);
});

it("a line has the store's download terms, with the limit once per unit", () => {
  const now = new Date(NOW);
  expect(termsOfLine({ maxDownloads: 3, days: 2 }, 2, now)).toEqual({
    maxDownloads: 6,
    expiresAt: new Date('2026-05-04T00:00:00.000Z'),
  });
  expect(termsOfLine({ maxDownloads: null, days: null }, 2, now)).toEqual({
    maxDownloads: null,
    expiresAt: null,
  });
});

it('the merchant must attach a missing file that the buyer may download', () => {
  const linked = { ...file, id: 'linked', digitalFile: { link: 'https://shop.example/d' } };
  const missing = (state: OrderState) => missingFiles(state).map(({ line }) => line.id);
  expect(missing(order({}, [file, linked, second]))).toEqual(['file']);
  expect(missing(order({ payments: [] }, [file]))).toEqual([]);
});

describe('the lines of an order', () => {
  const linked = { ...file, digitalFile: { link: 'https://shop.example/new' } };

  it('are replaced one by one; without a change the order is the same', () => {
    const state = order();
    expect(withLines(state, new Map())).toBe(state);
    expect(withLines(state, new Map([['file', linked]])).doc.lineItems).toEqual([linked, second]);
  });

  it('have a new link where it was missing or different', () => {
    const old = { ...file, digitalFile: { link: 'https://shop.example/old' } };
    const after = order({}, [linked, { ...second, digitalFile: { link: 'x' } }]);
    for (const before of [undefined, order(), order({}, [old])])
      expect(newLinks(before, after)).toEqual([linked]);
    expect(newLinks(after, after)).toEqual([]);
    expect(newLinks(order({}, [old]), order())).toEqual([]);
  });
});
