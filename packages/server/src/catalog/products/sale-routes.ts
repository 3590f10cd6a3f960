import { setCustomTextFields as setTextFieldsCall } from '@shopwright/contract/catalog/custom-text-fields';
import { setSubscriptionOptions as setOptionsCall } from '@shopwright/contract/catalog/subscription-options';
import { setGiftCardProduct } from '@shopwright/contract/gift-cards/gift-cards';
import { route, type Route } from '../../http/index.ts';
import { refuse } from '../../kernel/outcome.ts';
import { changeProduct } from './product-routes.ts';
import { setCustomTextFields } from './rules/options.ts';
import { renderSubscriptionOptions, setSubscriptionOptions } from './rules/subscription-options.ts';
import type { CatalogWriteDeps } from './write-products.ts';

/** Subscriptions, custom text fields and gift cards. */
export function saleRoutes(deps: CatalogWriteDeps): Route[] {
  return [
    route(setOptionsCall, ({ actor: { siteId }, request: { productId, subscriptionOptions } }) =>
      changeProduct(
        deps,
        siteId,
        productId,
        (state, { mint }) => setSubscriptionOptions(state, subscriptionOptions, mint),
        (state, { currency }) => ({
          subscriptionOptions: renderSubscriptionOptions(state, currency),
        }),
      ),
    ),
    route(setTextFieldsCall, ({ actor: { siteId }, request: { productId, customTextFields } }) =>
      changeProduct(
        deps,
        siteId,
        productId,
        (state, { mint }) => setCustomTextFields(state, customTextFields, mint),
        ({ doc }) => ({
          customTextFields: (doc.customTextFields ?? []).map(({ title, maxLength, mandatory }) => ({
            title,
            maxLength,
            mandatory,
          })),
        }),
      ),
    ),
    route(setGiftCardProduct, ({ actor: { siteId }, request: { productId, giftCard } }) =>
      changeProduct(
        deps,
        siteId,
        productId,
        (state) => {
          if (giftCard && (state.doc.subscriptionOptions ?? []).length > 0)
            return refuse(
              409,
              'PRODUCT_HAS_SUBSCRIPTIONS',
              'This product is sold by subscription; a gift card is bought once. Take its subscriptions away first.',
            );
          const { giftCard: _before, ...doc } = state.doc;
          return { ...state, doc: giftCard ? { ...doc, giftCard } : doc };
        },
        () => ({ productId, giftCard }),
      ),
    ),
  ];
}
