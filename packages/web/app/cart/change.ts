import type { PictureImage } from '../ui/picture.tsx';
import type { CartLine, CartView } from './cart-view.ts';

/** The fields of a form, as they are sent: the same with and without JavaScript. */
export type ChangeFields = Readonly<Record<string, string>>;

export interface Change {
  /** Made once: the same change sent twice has the same key. */
  readonly key: string;
  readonly fields: ChangeFields;
  /** The line shown until the server answers. */
  readonly preview?: Preview | undefined;
}

export interface Preview {
  readonly name: string;
  readonly picture?: PictureImage | undefined;
  readonly choices?: readonly string[] | undefined;
}

export const newLineId = (key: string): string => `new:${key}`;

/** How the cart will look when the server agrees. Sums are left to it. */
export function withChange(
  cart: CartView | null,
  { key, fields, preview }: Change,
): CartView | null {
  const { intent, line: lineId = '', item = '' } = fields;
  const quantity = quantityOf(fields);
  const lines = cart?.lines ?? [];
  const changed = (next: readonly CartLine[]): CartView => ({
    ...(cart ?? emptyCart),
    lines: next,
  });
  const pending = (id: string, more: Partial<CartLine>) =>
    changed(lines.map((line) => (line.id === id ? { ...line, ...more, pending: true } : line)));
  switch (intent) {
    case 'add': {
      const twin = lines.find((line) => line.item === item);
      if (twin) return pending(twin.id, { quantity: twin.quantity + quantity });
      const { name = '', picture, choices = [] } = preview ?? {};
      const line = {
        id: newLineId(key),
        item,
        name,
        quantity,
        countable: true,
        pending: true,
        details: choices.map((value) => ({ name: '', value })),
        ...(picture ? { picture } : {}),
      };
      return changed([...lines, line]);
    }
    case 'update':
      return pending(lineId, { quantity });
    case 'remove':
      return changed(lines.filter(({ id }) => id !== lineId));
    case 'remove-coupon': {
      const { coupon: _coupon, ...rest } = changed(lines);
      return rest;
    }
    case 'note':
      return { ...changed(lines), note: fields['note'] ?? '' };
    default:
      return cart;
  }
}

/** The step buttons count from the field's value; an invalid value counts as one. */
export function quantityOf({ quantity = '1', step = '0' }: ChangeFields): number {
  const quantityAfter = Math.trunc(Number(quantity)) + Math.trunc(Number(step));
  return Number.isFinite(quantityAfter) ? Math.min(100_000, Math.max(0, quantityAfter)) : 1;
}

const emptyCart: CartView = {
  id: '',
  revision: 0,
  lines: [],
  note: '',
  needsDelivery: false,
  canCheckOut: true,
  totals: { subtotal: '', discounts: [], fees: [], total: '', remarks: [] },
};
