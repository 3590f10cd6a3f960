import { toSlug } from '../../../kernel/slug.ts';
import type { Entry } from '../entries.ts';
import type { MediaLine, ProductLine, VariantLine } from '../rules/line.ts';
import {
  adjectives,
  collections,
  colors,
  lineName,
  LINES,
  materials,
  nouns,
  ribbons,
  sentences,
  sizes,
} from './demo-words.ts';

export interface GenerateOptions {
  readonly products: number;
  /** Another seed is another catalog; the same seed is the same one, product by product. */
  readonly seed?: number;
  /** The first one's number: to add to what was generated before. */
  readonly from?: number;
  /** What the products show; nothing without it. */
  readonly pictures?: readonly MediaLine[];
}

/** A plausible catalog of any size: three variants each, fifty collections, brands, ribbons, discounts, some hidden, some sold out. */
export async function* generateEntries({
  products,
  seed = 1,
  from = 0,
  pictures = [],
}: GenerateOptions): AsyncGenerator<Entry> {
  for (const collection of from === 0 ? collections : [])
    yield { kind: 'collection', line: 0, collection };
  for (let number = from; number < from + products; number += 1) {
    yield {
      kind: 'product',
      line: number + 1,
      variantLines: [],
      notes: [],
      foreign: undefined,
      product: generateProduct(number, seed, pictures),
    };
  }
}

const START = Date.UTC(2024, 0, 1);
const TWO_YEARS = 2 * 365 * 24 * 3600;

export function generateProduct(
  number: number,
  seed: number,
  pictures: readonly MediaLine[] = [],
): ProductLine {
  const chance = createChance(seed, number);
  const pick = <Item>(items: readonly [Item, ...Item[]] | readonly Item[]): Item =>
    items[Math.floor(chance() * items.length)] as Item;
  const [noun, material, adjective] = [pick(nouns), pick(materials), pick(adjectives)];
  const line = lineName(Math.floor(chance() * LINES));
  const name = `${line} ${material} ${noun}`;
  const price = Math.round(5 + 495 * chance() ** 3) - (chance() < 0.3 ? 0.05 : 0);
  const code = `${noun.slice(0, 2)}${material.slice(0, 2)}`.toUpperCase();
  const option = chance() < 0.7 ? colorOption(chance) : sizeOption(chance);
  const counted = chance() < 0.95;
  const reduced = chance();
  const ribbon = chance() < 0.12 ? pick(ribbons) : null;
  const first = Math.floor(chance() * collections.length);
  return {
    slug: `${toSlug(name)}-${number}`,
    name,
    price,
    visible: chance() > 0.03,
    productType: 'physical',
    description: `<p>A ${adjective} ${noun.toLowerCase()} in ${material.toLowerCase()}, from our ${line} line.</p><p>${pick(sentences)} ${pick(sentences)}</p>`,
    sku: `${code}-${number}`,
    brand: `${lineName(Math.floor(chance() * 200) * 17)} & Co`,
    ribbon,
    discount:
      reduced < 0.1
        ? { type: 'PERCENT', value: 5 * (1 + Math.floor(chance() * 8)) }
        : reduced < 0.15
          ? { type: 'AMOUNT', value: 2 }
          : { type: 'NONE', value: 0 },
    cost: Math.round(price * 40) / 100,
    weight: Math.round((0.1 + chance() * 5) * 100) / 100,
    media: pictures.length === 0 ? [] : [...new Set([pick(pictures), pick(pictures)])],
    options: [option],
    manageVariants: true,
    variants: option.choices.map(({ description }, index): VariantLine => ({
      choices: { [option.name]: description },
      sku: `${code}-${number}-${index + 1}`,
      ...(index === 2 && chance() < 0.5 ? { price: price + 5 } : {}),
      stock: counted
        ? { tracked: true, quantity: chance() < 0.1 ? 0 : 1 + Math.floor(chance() * 40) }
        : { tracked: false, inStock: chance() > 0.1 },
    })),
    collections: [
      ...new Set([
        first,
        ...(chance() < 0.6 ? [Math.floor(chance() ** 2 * collections.length)] : []),
        ...(chance() < 0.3 ? [0] : []),
      ]),
    ].flatMap((index) => collections[index] ?? []),
    createdAt: new Date(START + Math.floor(chance() * TWO_YEARS) * 1000).toISOString(),
  };
}

function colorOption(chance: () => number) {
  const from = Math.floor(chance() * colors.length);
  const choices = [0, 1, 2].map((step) => colors[(from + step * 3) % colors.length] ?? colors[0]);
  return {
    name: 'Color',
    optionType: 'color' as const,
    choices: choices.map(([description, value]) => ({ description, value })),
  };
}

function sizeOption(chance: () => number) {
  const from = chance() < 0.5 ? 0 : 1;
  return {
    name: 'Size',
    optionType: 'drop_down' as const,
    choices: sizes
      .slice(from, from + 3)
      .map((description) => ({ description, value: description })),
  };
}

/** Numbers from 0 to 1 that hang on the seed and the product alone (mulberry32). */
function createChance(seed: number, number: number): () => number {
  let state = (Math.imul(seed, 0x9e3779b1) ^ Math.imul(number + 1, 0x85ebca6b)) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
