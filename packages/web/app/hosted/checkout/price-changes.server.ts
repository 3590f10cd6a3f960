/** The prices the buyer saw, submitted with the form. */
export interface Seen {
  readonly currency: string;
  readonly lines: readonly SeenLine[];
  /** How it is delivered. */
  readonly delivery: string;
  readonly shipping: string;
  readonly tax: string;
  readonly discount: string;
  readonly fees: string;
  readonly giftCard: string;
  readonly total: string;
  readonly dueNow: string;
}

export interface SeenLine {
  readonly id: string;
  readonly name: string;
  readonly quantity: number;
  readonly price: string;
}

export type Change =
  | { readonly kind: 'added' | 'gone'; readonly name: string }
  | {
      readonly kind: 'quantity' | 'price';
      readonly name: string;
      readonly before: string;
      readonly after: string;
    }
  | { readonly kind: 'delivery'; readonly before: string; readonly after: string }
  | {
      readonly kind: 'shipping' | 'tax' | 'discount' | 'fees' | 'giftCard' | 'total' | 'dueNow';
      readonly before: string;
      readonly after: string;
    };

const sums = ['shipping', 'tax', 'discount', 'fees', 'giftCard', 'total', 'dueNow'] as const;

/** The differences, items first. Empty when the buyer would pay the same for the same. */
export function changesBetween(before: Seen, after: Seen): Change[] {
  const changes: Change[] = [];
  const now = new Map(after.lines.map((line) => [line.id, line]));
  for (const line of before.lines) {
    const other = now.get(line.id);
    if (!other) changes.push({ kind: 'gone', name: line.name });
    else {
      if (other.quantity !== line.quantity)
        changes.push({
          kind: 'quantity',
          name: line.name,
          before: String(line.quantity),
          after: String(other.quantity),
        });
      if (!sameAmount(other.price, line.price))
        changes.push({ kind: 'price', name: line.name, before: line.price, after: other.price });
    }
  }
  const seenIds = new Set(before.lines.map(({ id }) => id));
  for (const { id, name } of after.lines)
    if (!seenIds.has(id)) changes.push({ kind: 'added', name });
  if (before.delivery !== after.delivery)
    changes.push({ kind: 'delivery', before: before.delivery, after: after.delivery });
  for (const kind of sums)
    if (!sameAmount(before[kind], after[kind]))
      changes.push({ kind, before: before[kind], after: after[kind] });
  return changes;
}

/** 12, 12.0 and 12.00 are the same money. */
const sameAmount = (one: string, other: string): boolean => plain(one) === plain(other);
const plain = (amount: string): string =>
  (amount.includes('.') ? amount.replace(/\.?0+$/, '') : amount) || '0';

/** As a form sent it; undefined when it was not ours. */
export function readSeen(text: string): Seen | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isSeen(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isSeen(value: unknown): value is Seen {
  if (typeof value !== 'object' || value === null) return false;
  const seen = value as Partial<Record<keyof Seen, unknown>>;
  const texts = [...sums, 'currency', 'delivery'] as const;
  return (
    texts.every((key) => typeof seen[key] === 'string') &&
    Array.isArray(seen.lines) &&
    seen.lines.every(isSeenLine)
  );
}

function isSeenLine(value: unknown): value is SeenLine {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name, quantity, price } = value as Partial<Record<keyof SeenLine, unknown>>;
  return (
    typeof id === 'string' &&
    typeof name === 'string' &&
    typeof quantity === 'number' &&
    typeof price === 'string'
  );
}
