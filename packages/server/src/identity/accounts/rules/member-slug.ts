const shape = /^[\p{L}\p{N}](?:[\p{L}\p{N}_-]*[\p{L}\p{N}])?$/u;

/** A slug in the form it has in addresses: in one case, so that two members cannot differ by capitals alone. Undefined for other texts. */
export function plainSlug(slug: string): string | undefined {
  const plain = slug.trim().normalize('NFKC').toLowerCase();
  return shape.test(plain) && plain.length <= 255 ? plain : undefined;
}
