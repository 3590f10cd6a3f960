import { describe, expect, it } from 'vitest';
import { renderDownloadLimits, setDownloadLimits } from './download-limits.ts';
import type { ProductState } from './product-state.ts';
import { testPatching, testProduct } from './testing-products.ts';

const book: ProductState = { ...testProduct({}, testPatching()), productType: 'digital' };
const limited = setDownloadLimits(book, { maxDownloads: 3 }) as ProductState;

describe('the download limits of a product', () => {
  it('are those of the store until it has its own; a missing number is no limit', () => {
    expect(renderDownloadLimits(book)).toEqual({ followsStore: true });
    expect(renderDownloadLimits(limited)).toEqual({
      followsStore: false,
      maxDownloads: 3,
      days: null,
    });
  });

  it('end when it follows the store again', () => {
    expect(setDownloadLimits(limited, { followsStore: true })).toEqual(book);
  });

  it('change nothing if they are the same', () => {
    expect(setDownloadLimits(limited, { maxDownloads: 3, days: null })).toBe(limited);
    expect(setDownloadLimits(book, { followsStore: true })).toBe(book);
  });

  it('are refused for what is not a file', () => {
    for (const other of [
      { ...book, productType: 'physical' as const },
      { ...book, doc: { ...book.doc, giftCard: true } },
    ])
      expect(setDownloadLimits(other, { days: 1 })).toMatchObject({ code: 'PRODUCT_NOT_DIGITAL' });
  });
});
