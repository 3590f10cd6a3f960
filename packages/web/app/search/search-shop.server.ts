import type { FoundOffer, FoundOffers } from './find-offers.server.ts';

interface FoundProducts {
  readonly total: number;
  readonly isPartial: boolean;
  readonly isCorrected: boolean;
  readonly matched: readonly string[];
}

export interface Shown {
  readonly withProducts: boolean;
  readonly offers: readonly FoundOffer[];
  readonly mentioned: readonly FoundOffer[];
  /** The words that results are shown for, where they are not those that were typed. */
  readonly insteadOf?: string;
}

/** Results that match all words; those that match some are shown only when none matches all. */
export function choose(
  products: FoundProducts,
  { named, partly, mentioned, matched }: FoundOffers,
  locale: string,
): Shown {
  const isExact = products.total > 0 && !products.isPartial;
  const hasProducts = products.total > 0 && !(products.isPartial && named.length > 0);
  const offers = named.length > 0 || isExact ? named : partly;
  // Each result has some of these words, not all of them.
  const isAny = !hasProducts || products.isPartial;
  const words =
    products.isCorrected || (hasProducts && products.isPartial)
      ? products.matched
      : !hasProducts && offers === partly && partly.length > 0
        ? matched
        : [];
  return {
    withProducts: hasProducts,
    offers,
    mentioned,
    ...(words.length > 0 && named.length === 0
      ? {
          insteadOf: isAny
            ? new Intl.ListFormat(locale, { type: 'disjunction' }).format(words)
            : words.join(' '),
        }
      : {}),
  };
}
