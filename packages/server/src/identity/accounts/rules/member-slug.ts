const shape = /^[\p{L}\p{N}](?:[\p{L}\p{N}_-]*[\p{L}\p{N}])?$/u;

/**
 * The form of a slug in URLs: lower case, so that two slugs never differ only by case. Undefined
 * for other texts.
 */
export function plainSlug(slug: string): string | undefined {
  const plain = slug.trim().normalize('NFKC').toLowerCase();
  return shape.test(plain) && plain.length <= 255 ? plain : undefined;
}
