import type { StoreImage } from '@shopwright/contract/settings/store';
import type { CommonImage } from '@shopwright/contract/shared/media';
import { compact } from '../kernel/compact.ts';

/**
 * What a store offers beside goods: a service, an event, a plan. Each is a document the merchant writes, with a name, an
 * address and a revision; what people have of it (bookings, tickets, memberships) are rows of its own domain.
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

/** Where one kind of offering is kept, and what the world is told of it under. */
export interface OfferingKind {
  readonly table: 'service' | 'ticket_event' | 'plan';
  readonly word: 'service' | 'event' | 'plan';
}

/** The first picture, as a line of a cart shows it; our own are stored without a host. */
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
