/** What generated products are made of: enough words that a search finds few for a rare one and many for a common one. */

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

export const materials = [
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

export const adjectives = [
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

/** Fifty of them. */
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

/** Four thousand invented names. */
export const LINES = beginnings.length * middles.length * ends.length;
export function lineName(index: number): string {
  const end = ends[index % ends.length] ?? '';
  const middle = middles[Math.floor(index / ends.length) % middles.length] ?? '';
  const beginning =
    beginnings[Math.floor(index / ends.length / middles.length) % beginnings.length] ?? '';
  return `${beginning}${middle}${end}`;
}
