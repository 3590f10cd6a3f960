import type { PageContext } from '../page-context.server.ts';
import { isContactPage } from '../shop/contact.server.ts';
import { isPolicy } from '../shop/policies.ts';
import { shortened } from '../shop/plain-text.ts';
import type { PictureImage } from '../ui/picture.tsx';
import { messagesOf } from '../i18n/dictionary.server.ts';
import { createTranslate } from '../i18n/translate.ts';
import { queryWordsOf, matchWords, type Match } from './match.server.ts';
import type { IndexEntry } from './shop-index.server.ts';

/**
 * Searches everything but products: classes, events, memberships, gift cards, collections and help
 * pages.
 */
export interface FoundOffer {
  readonly kind: IndexEntry['kind'];
  readonly name: string;
  readonly path: string;
  readonly text: string;
  readonly picture?: PictureImage;
}

export interface FoundOffers {
  /** Names that match all words. */
  readonly named: readonly FoundOffer[];
  /** Names that match some of the words. */
  readonly partly: readonly FoundOffer[];
  /** Only in their texts, all words. */
  readonly mentioned: readonly FoundOffer[];
  /** The words that those found by some of the words have. */
  readonly matched: readonly string[];
}

export const noOffers: FoundOffers = { named: [], partly: [], mentioned: [], matched: [] };

const MAX_OFFERS = 12;
const TEXT_LENGTH = 140;

export async function findOffers(
  page: Pick<PageContext, 'shopIndex' | 'pageLanguage'>,
  text: string,
  typing = false,
): Promise<FoundOffers> {
  const queryWords = queryWordsOf(text);
  if (queryWords.length === 0) return noOffers;
  const [entries, { language, locale }] = await Promise.all([
    page.shopIndex(),
    page.pageLanguage(),
  ]);
  const t = createTranslate(messagesOf(language, 'shop').shop, locale);
  const now = Date.now();
  const found = entries
    .filter(({ until = Number.POSITIVE_INFINITY }) => until > now)
    .flatMap((entry): { entry: IndexEntry; match: Match }[] => {
      const match = matchWords(queryWords, entry.searchable, typing);
      return match ? [{ entry, match }] : [];
    })
    .toSorted((one, other) => other.match.score - one.match.score);
  const toOffer = ({
    entry: { kind, name, path, text: whole, picture },
  }: (typeof found)[number]): FoundOffer => ({
    kind,
    name: kind === 'policy' && (isPolicy(name) || isContactPage(name)) ? t(name) : name,
    path,
    text: shortened(whole, TEXT_LENGTH),
    ...(picture ? { picture } : {}),
  });
  const those = (holds: (match: Match) => boolean) => found.filter(({ match }) => holds(match));
  const partly = those(({ isWhole, isNamed }) => !isWhole && isNamed);
  const best = partly[0]?.match.matched.length ?? 0;
  const bestPartly = partly
    .filter(({ match }) => match.matched.length === best)
    .slice(0, MAX_OFFERS);
  return {
    named: those(({ isWhole, isNamed }) => isWhole && isNamed)
      .slice(0, MAX_OFFERS)
      .map(toOffer),
    partly: bestPartly.map(toOffer),
    mentioned: those(({ isWhole, isNamed }) => isWhole && !isNamed)
      .slice(0, MAX_OFFERS)
      .map(toOffer),
    matched: queryWords.filter((word) =>
      bestPartly.some(({ match }) => match.matched.includes(word)),
    ),
  };
}
