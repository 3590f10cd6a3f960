import { toSlug } from '../../../kernel/slug.ts';
import type { Entry } from '../entries.ts';
import type { MediaLine, ProductLine, VariantLine } from '../rules/line.ts';

export interface GenerateOptions {
  readonly products: number;
  /** The same seed generates the same products. */
  readonly seed?: number;
  /** The number of the first product, to extend a catalog that was generated before. */
  readonly from?: number;
  /** Pictures of the products; none when missing. */
  readonly pictures?: readonly MediaLine[];
}

/**
 * Generates a plausible catalog of any size: three variants per product, fifty collections, brands,
 * ribbons, discounts, hidden products and sold-out ones.
 */
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
const TWO_YEARS_SECONDS = 2 * 365 * 24 * 3600;

function generateProduct(
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
    createdAt: new Date(START + Math.floor(chance() * TWO_YEARS_SECONDS) * 1000).toISOString(),
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

/**
 * Pseudo-random numbers from 0 to 1, derived from the seed and the product's number (mulberry32).
 */
function createChance(seed: number, number: number): () => number {
  let state = (Math.imul(seed, 0x9e3779b1) ^ Math.imul(number + 1, 0x85ebca6b)) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/**
 * Words for generated products. A search finds few products for a rare word and many for a common
 * one.
 */

export const nouns = [
  'Mug',
  'Bowl',
  'Plate',
  'Vase',
  'Planter',
  'Lamp',
  'Lantern',
  'Candle',
  'Tray',
  'Board',
  'Stool',
  'Chair',
  'Bench',
  'Table',
  'Shelf',
  'Mirror',
  'Clock',
  'Cushion',
  'Blanket',
  'Rug',
  'Basket',
  'Box',
  'Jar',
  'Carafe',
  'Tumbler',
  'Teapot',
  'Kettle',
  'Pan',
  'Knife',
  'Spoon',
  'Apron',
  'Towel',
  'Soap',
  'Brush',
  'Notebook',
  'Pen',
  'Bookend',
  'Print',
  'Frame',
  'Hook',
] as const;

const materials = [
  'Stoneware',
  'Porcelain',
  'Oak',
  'Walnut',
  'Ash',
  'Linen',
  'Wool',
  'Cotton',
  'Leather',
  'Brass',
  'Copper',
  'Steel',
  'Iron',
  'Marble',
  'Slate',
  'Glass',
  'Rattan',
  'Cork',
  'Felt',
  'Paper',
] as const;

const adjectives = [
  'quiet',
  'sturdy',
  'light',
  'deep',
  'narrow',
  'wide',
  'plain',
  'ribbed',
  'speckled',
  'smooth',
  'rough',
  'warm',
  'cool',
  'slender',
  'heavy',
  'low',
  'tall',
  'round',
  'square',
  'soft',
] as const;

export const sentences = [
  'Made in small batches by people who sign their work.',
  'It ages well and asks for little care.',
  'The foot is left bare, so that it stands firmly.',
  'Washes well by hand; the dishwasher is kind to it too.',
  'Every piece differs a little from the next.',
  'Packed in paper and straw, never in plastic.',
  'Goes with everything else we make.',
  'The surface shows the hand that finished it.',
  'Strong enough for every day.',
  'A present for someone who has everything.',
  'Repaired free of charge for ten years.',
  'Named after the valley its clay comes from.',
] as const;

export const colors = [
  ['Oat', '#D6C3A4'],
  ['Clay', '#B87B60'],
  ['Sage', '#9AA28D'],
  ['Ink', '#232A3B'],
  ['Bone', '#EDE6D8'],
  ['Moss', '#5F6B45'],
  ['Slate', '#6E7680'],
  ['Blush', '#E0B8AC'],
  ['Ochre', '#C18F3B'],
  ['Char', '#3A3734'],
] as const;

export const sizes = ['Small', 'Medium', 'Large', 'Extra large'] as const;
export const ribbons = ['New', 'Sale', 'Last ones', 'Bestseller', 'Handmade', 'Gift'] as const;

const rooms = [
  'Kitchen',
  'Table',
  'Bath',
  'Bedroom',
  'Living room',
  'Study',
  'Garden',
  'Hall',
  'Nursery',
  'Workshop',
] as const;
const occasions = ['Everyday', 'Gifts', 'Wedding list', 'Outlet', 'Season'] as const;

export const collections: readonly { readonly name: string; readonly slug: string }[] =
  rooms.flatMap((room) =>
    occasions.map((occasion) => {
      const name = `${room}: ${occasion}`;
      return { name, slug: name.toLowerCase().replaceAll(/[^a-z]+/g, '-') };
    }),
  );

const beginnings = [
  'Mar',
  'Tor',
  'Vel',
  'Bran',
  'Cal',
  'Den',
  'Eld',
  'Fen',
  'Gar',
  'Hol',
  'Ist',
  'Kel',
  'Lin',
  'Mor',
  'Nor',
  'Or',
  'Pel',
  'Quin',
  'Ros',
  'Sten',
] as const;
const middles = ['a', 'e', 'i', 'o', 'u', 'ar', 'el', 'in', 'or', 'un'] as const;
const ends = [
  'low',
  'dale',
  'wick',
  'mere',
  'ford',
  'holm',
  'stead',
  'by',
  'ton',
  'vik',
  'gard',
  'lund',
  'berg',
  'mark',
  'sund',
  'nes',
  'fell',
  'beck',
  'shaw',
  'croft',
] as const;

/** Four thousand different names. */
const LINES = beginnings.length * middles.length * ends.length;
function lineName(index: number): string {
  const end = ends[index % ends.length] ?? '';
  const middle = middles[Math.floor(index / ends.length) % middles.length] ?? '';
  const beginning =
    beginnings[Math.floor(index / ends.length / middles.length) % beginnings.length] ?? '';
  return `${beginning}${middle}${end}`;
}
