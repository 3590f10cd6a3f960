/** The policies of a store; each has a page. */
export const policySlugs = ['shipping', 'returns', 'terms', 'privacy'] as const;
export type PolicySlug = (typeof policySlugs)[number];
export const isPolicy = (slug: string): slug is PolicySlug =>
  (policySlugs as readonly string[]).includes(slug);
