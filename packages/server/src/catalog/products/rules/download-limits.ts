import type { ProductDownloadLimits } from '@shopwright/contract/catalog/download-limits';
import { type Refusal, refuse } from '../../../kernel/outcome.ts';
import type { ProductState } from './product-state.ts';

/** The product with limits of its own, or without them if it follows the store. */
export function setDownloadLimits(
  state: ProductState,
  { followsStore = false, maxDownloads = null, days = null }: ProductDownloadLimits,
): ProductState | Refusal<'PRODUCT_NOT_DIGITAL'> {
  if (state.productType !== 'digital' || state.doc.giftCard)
    return refuse('PRODUCT_NOT_DIGITAL', { name: state.name }, { productId: state.productId });
  const { downloadLimits: before, ...doc } = state.doc;
  if (followsStore) return before === undefined ? state : { ...state, doc };
  if (before?.maxDownloads === maxDownloads && before.days === days) return state;
  return { ...state, doc: { ...doc, downloadLimits: { maxDownloads, days } } };
}

export const renderDownloadLimits = ({ doc }: ProductState): ProductDownloadLimits =>
  doc.downloadLimits ? { followsStore: false, ...doc.downloadLimits } : { followsStore: true };
