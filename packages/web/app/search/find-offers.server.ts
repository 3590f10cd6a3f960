import type { PageContext } from '../page-context.server.ts';
import { isContactPage } from '../shop/contact.server.ts';
import { isPolicy } from '../shop/policies.ts';
import { shortened } from '../shop/plain-text.ts';
import type { PictureImage } from '../ui/picture.tsx';
import { wordsOf } from '../i18n/dictionary.server.ts';
import { sayIn } from '../i18n/translate.ts';
import { askedWords, matchWords, type Match } from './match.server.ts';
import type { IndexEntry } from './shop-index.server.ts';

/** What a search finds beside products: classes, events, memberships, gift cards, collections, and pages that answer a question. */
export interface FoundOffer {
  readonly kind: IndexEntry['kind'];
  readonly name: string;
  readonly path: string;
  readonly text: string;
  readonly picture?: PictureImage;
}

export interface FoundOffers {
  /** By their names, all words. */
  readonly named: readonly FoundOffer[];
  /** By their names, some of the words. */
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
  page: Pick<PageContext, 'shopIndex' | 'speech'>,
  text: string,
  typing = false,
): Promise<FoundOffers> {
  const asked = askedWords(text);
  if (asked.length === 0) return noOffers;
  const [entries, { language, locale }] = await Promise.all([page.shopIndex(), page.speech()]);
  const say = sayIn(wordsOf(language, 'shop').shop, locale);
  const now = Date.now();
  const found = entries
    .filter(({ until = Number.POSITIVE_INFINITY }) => until > now)
    .flatMap((entry): { entry: IndexEntry; match: Match }[] => {
      const match = matchWords(asked, entry.searchable, typing);
      return match ? [{ entry, match }] : [];
    })
    .toSorted((one, other) => other.match.score - one.match.score);
  const toOffer = ({
    entry: { kind, name, path, text: whole, picture },
  }: (typeof found)[number]): FoundOffer => ({
    kind,
    name: kind === 'policy' && (isPolicy(name) || isContactPage(name)) ? say(name) : name,
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
    matched: asked.filter((word) => bestPartly.some(({ match }) => match.matched.includes(word))),
  };
}
