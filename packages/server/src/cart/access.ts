import { currencyAsked } from '../catalog/index.ts';
import { isMerchant, type Actor, type CallInput } from '../http/index.ts';
import { languageOf } from '../kernel/language.ts';
import { notFound, refuse, type Refusal } from '../kernel/outcome.ts';
import type { CartOwner, CartState } from './rules/cart-state.ts';
import type { ViewDeps } from './view.ts';

export function ownerOf({ role, id }: Actor): CartOwner {
  return { kind: role === 'visitor' || role === 'member' ? role : 'user', id };
}

/** The owner's own, or any for the shop. */
export function mayReach({ owner }: Pick<CartState, 'owner'>, actor: Actor): boolean {
  const own = ownerOf(actor);
  return isMerchant(actor) || (owner.kind === own.kind && owner.id === own.id);
}

export const noCart: Refusal = refuse(
  404,
  'OWNED_CART_NOT_FOUND',
  'There is no cart yet. Add something to it first.',
);
export const cartNotFound = (id: string): Refusal =>
  notFound(`There is no cart with the id ${id}.`);

/** The same, with converted amounts in the currency that the request names. What is charged stays in the currency of the store. */
export function displayedIn<Deps extends ViewDeps>(
  deps: Deps,
  headers: CallInput<unknown>['headers'],
): Deps {
  const currency = currencyAsked(headers);
  if (currency === undefined) return deps;
  return {
    ...deps,
    pricing: {
      ...deps.pricing,
      termsOf: (siteId: string) => deps.pricing.termsOf(siteId, currency),
    },
  };
}

/** What the buyer reads. The shop's own people may read another language than the buyer whom they help. */
export const buyerLanguage = (
  actor: Actor,
  headers: CallInput<unknown>['headers'],
): string | undefined => (isMerchant(actor) ? undefined : languageOf(headers));
