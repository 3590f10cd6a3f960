import type { DeliveryOption } from './shipping-provider.ts';
import type { TaxAnswer } from './tax-provider.ts';

/**
 * The form of the answers of tax and shipping providers. They set prices, and an extension may be
 * plain JavaScript, so types prove nothing.
 */

/** In thousandths: a million of any currency. More is a mistake in the unit. */
const MAX_DELIVERY_PRICE = 1_000_000_000n;
/** In millionths: 100 %. */
const MAX_RATE = 1_000_000n;
const MAX_OPTIONS = 50;
const MAX_TEXT_LENGTH = 500;

export function whyNoTaxAnswer(answer: TaxAnswer): string | undefined {
  const given = fieldsOf(answer);
  if (given['status'] === 'FAILED') return undefined;
  if (given['status'] !== 'ANSWERED') return '"status" must be ANSWERED or FAILED.';
  const lines = given['lines'];
  if (typeof lines !== 'object' || lines === null) return '"lines" must have rates by line id.';
  const lists: unknown[] = [...Object.values(lines), given['shipping'], given['fees']];
  for (const list of lists) {
    if (!Array.isArray(list)) return 'each line, "shipping" and "fees" must be a list of rates.';
    const wrong = list.map((rate: unknown) => whyNoRate(fieldsOf(rate))).find(Boolean);
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}

function whyNoRate({ name, type, jurisdiction, rate }: Fields): string | undefined {
  if (![name, type, jurisdiction].every(isText))
    return 'a rate needs the texts "name", "type" and "jurisdiction".';
  return typeof rate === 'bigint' && rate >= 0n && rate <= MAX_RATE
    ? undefined
    : '"rate" must be a bigint of millionths from 0n to 1_000_000n.';
}

export function whyNoOptions(options: readonly DeliveryOption[]): string | undefined {
  const given: unknown = options;
  if (!Array.isArray(given)) return 'the options must be a list.';
  if (given.length > MAX_OPTIONS) return `there are more than ${MAX_OPTIONS} options.`;
  const codes = new Set<unknown>();
  for (const { code, title, price, deliveryTime = '', instructions = '' } of given.map(fieldsOf)) {
    if (!isText(code) || !isText(title)) return 'an option needs the texts "code" and "title".';
    if (codes.has(code)) return `two options have the code "${String(code)}".`;
    if (typeof price !== 'bigint' || price < 0n || price > MAX_DELIVERY_PRICE)
      return `"price" of "${String(code)}" must be a bigint of thousandths from 0n to ${MAX_DELIVERY_PRICE}n.`;
    if (![deliveryTime, instructions].every((text) => text === '' || isText(text)))
      return `"deliveryTime" and "instructions" of "${String(code)}" must be texts.`;
    codes.add(code);
  }
  return undefined;
}

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? { ...value } : {};

const isText = (value: unknown): boolean =>
  typeof value === 'string' && value !== '' && value.length <= MAX_TEXT_LENGTH;
