import type { StoreImage } from '@shopwright/contract/settings/store';
import type { CommonImage } from '@shopwright/contract/shared/media';
import { compact } from '../kernel/compact.ts';

/**
 * An offering besides products: a service, an event or a plan. Each is a document that the merchant
 * edits, with a name, a slug and a revision. Bookings, tickets and memberships are rows of its own
 * domain.
 */
export interface Offering<Facts extends OfferingFacts> {
  readonly id: string;
  readonly revision: number;
  readonly facts: Facts;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export interface OfferingFacts {
  readonly name: string;
  readonly slug: string;
  readonly visible: boolean;
}

/** The table of a kind of offering, and the name of its events. */
export interface OfferingKind {
  readonly table: 'service' | 'ticket_event' | 'plan';
  readonly word: 'service' | 'event' | 'plan';
}

/** The first picture, for a cart line; URLs of stored pictures are relative. */
export function pictureOf(media: readonly StoreImage[], siteUrl: string): CommonImage | undefined {
  const [first] = media;
  if (first?.url === undefined) return undefined;
  const ours = first.url.startsWith('/media/') ? first.url.slice('/media/'.length) : undefined;
  return {
    ...(ours === undefined ? {} : { id: ours, filename: ours }),
    url: ours === undefined ? first.url : siteUrl + first.url,
    width: first.width ?? 0,
    height: first.height ?? 0,
    ...compact({ altText: first.altText }),
  };
}
