/** Money as the platform writes it. */
export interface WireAmount {
  readonly amount?: string | null | undefined;
}

export interface Amounts {
  /** Formatted for the page's language with all decimals, since these amounts are paid. */
  readonly of: (price: WireAmount | undefined) => string;
  readonly text: (amount: string) => string;
}

export function amountsIn(locale: string, currency: string): Amounts {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency: currency || 'USD' });
  // As text: no sum is ever squeezed through a floating number. TypeScript knows only literal texts
  // here.
  const text = (amount: string): string => format.format(amount as `${number}`);
  return { text, of: (price) => text(amountOf(price)) };
}

/** Multiplies an amount exactly, without floating point. */
export function timesAmount(price: WireAmount | undefined, times: number): string {
  const [whole = '0', part = ''] = amountOf(price).split('.');
  const units = (BigInt(whole + part) * BigInt(times)).toString().padStart(part.length + 1, '0');
  return part === '' ? units : `${units.slice(0, -part.length)}.${units.slice(-part.length)}`;
}

export const amountOf = (price: WireAmount | undefined): string => price?.amount || '0';
export const isZeroAmount = (price: WireAmount | undefined): boolean =>
  Number(amountOf(price)) === 0;
