import { guidPattern } from '../http/guid.server.ts';

export interface LinkedLine {
  readonly productId: string;
  readonly quantity: number;
  readonly options?: { readonly variantId: string };
}

const line = new RegExp(`^(${guidPattern})(?:\\.(${guidPattern}))?(?::([1-9]\\d{0,3}))?$`, 'i');
const MAX_LINES = 20;

/** `/cart/<product>:2,<product>.<variant>:1`. Undefined when it is not such a link. */
export function cartLinkOf(text: string): LinkedLine[] | undefined {
  const parts = text.split(',');
  if (parts.length > MAX_LINES) return undefined;
  const lines: LinkedLine[] = [];
  for (const part of parts) {
    const found = line.exec(part);
    if (!found) return undefined;
    const [, productId = '', variantId, quantity = '1'] = found;
    lines.push({
      productId: productId.toLowerCase(),
      quantity: Number(quantity),
      ...(variantId === undefined ? {} : { options: { variantId: variantId.toLowerCase() } }),
    });
  }
  return lines;
}
