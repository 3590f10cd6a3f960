import { events, giftCards, plans, services } from '@shopwright/sdk';
import type { CatalogClient } from '../shop/catalog-client.server.ts';
import { loadCollections } from '../shop/collection-summary.server.ts';
import { contactPages, hasContact } from '../shop/contact.server.ts';
import { pictureOf, sizedPicture } from '../shop/media.server.ts';
import { paragraphs } from '../shop/plain-text.ts';
import { isPolicy, type PolicySlug } from '../shop/policies.ts';
import { storeOf } from '../shop/store.server.ts';
import type { PictureImage } from '../ui/picture.tsx';
import { aliases } from './aliases.server.ts';
import { toSearchable, type Searchable } from './match.server.ts';

/** Something a shop offers that is no product of its catalog, as a search finds it. */
export interface IndexEntry {
  readonly kind: 'collection' | 'service' | 'event' | 'plan' | 'giftCard' | 'policy';
  /** The key of a shop page (a policy, contact, imprint), which has a name in each language. */
  readonly name: string;
  readonly path: string;
  readonly text: string;
  readonly searchable: Searchable;
  readonly picture?: PictureImage | undefined;
  /** Found until then. */
  readonly until?: number;
}

/**
 * The search index, shared by all visitors. Each kind is refreshed at most once in this interval.
 */
export type ShopIndex = (report: (error: unknown) => void) => Promise<readonly IndexEntry[]>;

const FRESH_MS = 30_000;
const PAGE_SIZE = 100;
const MAX_ENTRIES_PER_KIND = 1000;

export function createShopIndex(catalog: CatalogClient, now: () => number = Date.now): ShopIndex {
  const sources = [
    collectionEntries,
    serviceEntries,
    eventEntries,
    planEntries,
    giftCardEntries,
    pageEntries,
  ].map((load) => refreshed(() => load(catalog), now));
  return async (report) => (await Promise.all(sources.map((entries) => entries(report)))).flat();
}

/**
 * One request at a time for all who wait. A kind that cannot be read is left as it was: the rest is
 * still found.
 */
function refreshed(load: () => Promise<IndexEntry[]>, now: () => number): ShopIndex {
  let [entries, readAt, reading]: [readonly IndexEntry[], number, Promise<void> | undefined] = [
    [],
    Number.NEGATIVE_INFINITY,
    undefined,
  ];
  return async (report) => {
    if (now() - readAt >= FRESH_MS) {
      reading ??= load()
        .then((read) => {
          entries = read;
        }, report)
        .finally(() => {
          readAt = now();
          reading = undefined;
        });
      await reading;
    }
    return entries;
  };
}

async function everyPage<Item>(
  read: (paging: { limit: number; offset: number }) => Promise<readonly Item[] | undefined>,
): Promise<Item[]> {
  const all: Item[] = [];
  while (all.length < MAX_ENTRIES_PER_KIND) {
    const page = (await read({ limit: PAGE_SIZE, offset: all.length })) ?? [];
    all.push(...page);
    if (page.length < PAGE_SIZE) break;
  }
  return all;
}

const textOf = (html: string | undefined): string => paragraphs(html ?? '').join(' ');

async function collectionEntries(catalog: CatalogClient): Promise<IndexEntry[]> {
  return (await loadCollections(catalog)).map(({ name, slug, description, picture }) => {
    const text = textOf(description);
    return {
      kind: 'collection',
      name,
      path: `/collections/${slug}`,
      text,
      searchable: toSearchable(name, aliases.collection, text),
      picture,
    };
  });
}

async function serviceEntries(catalog: CatalogClient): Promise<IndexEntry[]> {
  const found = await everyPage(
    async (paging) => (await catalog.use(services).queryServices({ query: { paging } })).services,
  );
  return found
    .filter(({ visible }) => visible !== false)
    .map(({ name = '', slug = '', description, media = [] }) => {
      const text = textOf(description);
      return {
        kind: 'service',
        name,
        path: `/services/${slug}`,
        text,
        searchable: toSearchable(name, aliases.service, text),
        picture: sizedPicture(media[0], ''),
      };
    });
}

async function eventEntries(catalog: CatalogClient): Promise<IndexEntry[]> {
  const found = await everyPage(
    async (paging) => (await catalog.use(events).queryEvents({ query: { paging } })).events,
  );
  return found
    .filter(({ visible, canceled, start }) => visible !== false && !canceled && start !== undefined)
    .map(({ name = '', slug = '', description, media = [], start, end, location }) => {
      const text = textOf(description);
      return {
        kind: 'event',
        name,
        path: `/events/${slug}`,
        text,
        searchable: toSearchable(name, aliases.event, `${text} ${location?.name ?? ''}`),
        picture: sizedPicture(media[0], ''),
        until: (end ?? start)?.getTime() ?? 0,
      };
    });
}

async function planEntries(catalog: CatalogClient): Promise<IndexEntry[]> {
  const found = await everyPage(
    async (paging) => (await catalog.use(plans).queryPlans({ query: { paging } })).plans,
  );
  return found
    .filter(({ visible }) => visible !== false)
    .map(({ name = '', description, perks = [] }) => {
      const text = textOf(description);
      return {
        kind: 'plan',
        name,
        path: '/plans',
        text,
        searchable: toSearchable(name, aliases.plan, `${text} ${perks.join(' ')}`),
      };
    });
}

async function giftCardEntries(catalog: CatalogClient): Promise<IndexEntry[]> {
  const { productIds = [] } = await catalog.use(giftCards).listGiftCardProducts();
  if (productIds.length === 0) return [];
  const { items } = await catalog.products
    .queryProducts()
    .in('_id', productIds.slice(0, PAGE_SIZE))
    .limit(PAGE_SIZE)
    .find();
  return items.map(({ name, description, media }) => {
    const text = textOf(description ?? '');
    return {
      kind: 'giftCard',
      name: name ?? '',
      path: '/gift-cards',
      text,
      searchable: toSearchable(name ?? '', aliases.giftCard, text),
      picture: pictureOf(media?.mainMedia, ''),
    };
  });
}

/**
 * Policies that are written down and, when the store can be reached, its contact page and imprint.
 */
async function pageEntries(catalog: CatalogClient): Promise<IndexEntry[]> {
  const { store: facts = {} } = await catalog.store.getStore();
  const store = storeOf(facts);
  const written = store.policies.filter(
    (policy): policy is typeof policy & { slug: PolicySlug } =>
      isPolicy(policy.slug) && policy.text.trim() !== '',
  );
  const policies = written.map(({ slug, text: html }): IndexEntry => {
    const text = textOf(html);
    return {
      kind: 'policy',
      name: slug,
      path: `/policies/${slug}`,
      text,
      searchable: toSearchable(slug, aliases[slug], text),
    };
  });
  if (!hasContact(store)) return policies;
  const details = [
    store.legalName || store.name,
    store.address.addressLine,
    store.address.city,
    store.email,
    store.phone,
  ]
    .filter(Boolean)
    .join(', ');
  const texts = { contact: textOf(store.about) || details, imprint: details };
  return [
    ...policies,
    ...contactPages.map((name): IndexEntry => ({
      kind: 'policy',
      name,
      path: `/${name}`,
      text: texts[name],
      searchable: toSearchable(name, aliases[name], `${texts[name]} ${details}`),
    })),
  ];
}
