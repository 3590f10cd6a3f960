import { productManagement } from '@shopwright/sdk';
import type { Dictionary } from '../../i18n/translate.ts';
import { writeShortMoment } from '../../i18n/format-dates.server.ts';
import type { UserSession } from '../../session/user-session.server.ts';

const MAX_ENTRIES = 20;
const MAX_VALUE_LENGTH = 120;

type Messages = Dictionary['adminEditor'];
export type ReasonCode = {
  [Key in keyof Messages]: Key extends `reason_${infer Code}` ? Code : never;
}[keyof Messages];

/** Why shoppers cannot buy the product, and who changed it. */
export interface ProductInsights {
  readonly canBeBought: boolean;
  readonly reasons: readonly { readonly code: ReasonCode; readonly blocks: boolean }[];
  readonly history: readonly HistoryEntry[];
}

export interface HistoryEntry {
  readonly id: string;
  readonly kind: 'CHANGED' | 'DELETED' | 'RESTORED';
  readonly date: string;
  /** The role of who changed it; empty for a job. */
  readonly role: string;
  readonly changes: readonly {
    readonly field: string;
    readonly isOfVariant: boolean;
    readonly before: string;
    readonly after: string;
  }[];
}

export async function loadInsights(
  userSession: UserSession,
  productId: string,
  { locale, timeZone }: { readonly locale: string; readonly timeZone: string },
): Promise<ProductInsights> {
  const calls = userSession.use(productManagement);
  const [availability, { entries = [] }] = await Promise.all([
    calls.explainAvailability(productId),
    calls.listProductHistory(productId, { limit: MAX_ENTRIES }),
  ]);
  return {
    canBeBought: availability.canBeBought ?? false,
    reasons: (availability.reasons ?? []).map(({ code, blocks }) => ({ code, blocks })),
    history: entries.map(({ _id = '', kind = 'CHANGED', actor, _createdDate, changes = [] }) => ({
      id: _id,
      kind,
      date: _createdDate ? writeShortMoment(_createdDate, locale, timeZone) : '',
      role: actor?.split(' ')[0] ?? '',
      changes: changes.map(({ field = '', variantId, before, after }) => ({
        field,
        isOfVariant: Boolean(variantId),
        before: textOf(before),
        after: textOf(after),
      })),
    })),
  };
}

function fileNameOf(value: unknown): string | undefined {
  const name = typeof value === 'object' && value !== null && 'fileName' in value && value.fileName;
  return typeof name === 'string' ? name : undefined;
}

/** A value of any field, short enough for a line. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = typeof value === 'string' ? value : (fileNameOf(value) ?? JSON.stringify(value));
  const plain = text.replace(/<[^>]*>/g, ' ').trim();
  return plain.length > MAX_VALUE_LENGTH ? `${plain.slice(0, MAX_VALUE_LENGTH)} …` : plain;
}
