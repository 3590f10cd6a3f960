import { Product } from '@shopwright/contract/catalog/products';

/** The contract's bound, which the provider's clients rely on. Other shops allow longer names. */
export const MAX_NAME_LENGTH = Product.properties['name']?.maxLength ?? 80;

/** A name within the bound: cut after a whole word where there is one, with an ellipsis. */
export function shortenName(name: string): string {
  if (name.length <= MAX_NAME_LENGTH) return name;
  const room = name.slice(0, MAX_NAME_LENGTH - 1);
  const lastSpace = room.lastIndexOf(' ');
  const isWordEnd = name.charAt(room.length) === ' ';
  // Half a surrogate pair is no character.
  const cut = (
    isWordEnd || lastSpace < MAX_NAME_LENGTH / 2 ? room : room.slice(0, lastSpace)
  ).replace(/[\uD800-\uDBFF]$/, '');
  return `${cut.replace(/[\s,;:.–-]+$/u, '')}…`;
}
