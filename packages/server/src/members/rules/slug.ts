import { refuse, refuseFields, violation, type Refusal } from '../../kernel/outcome.ts';

const shape = /^[\p{L}\p{N}](?:[\p{L}\p{N}_-]*[\p{L}\p{N}])?$/u;

/** A slug as it stands in addresses: in one case, so that two people cannot have the same but for capitals. */
export function readSlug(slug: string): string | Refusal {
  const plain = slug.trim().normalize('NFKC').toLowerCase();
  return shape.test(plain) && plain.length <= 255 ? plain : refuseFields(violation('slug', 'FORMAT', 'must be letters, digits and hyphens, and begin and end with a letter or digit'));
}

export const slugTaken = (slug: string): Refusal => refuse(409, 'SLUG_ALREADY_EXISTS', `The slug "${slug}" is or was another member's.`, { slug });
