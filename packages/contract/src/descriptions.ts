/** What each call is for, in a sentence: for OpenAPI, the reference, and the comments and documentation of the SDK. */
const descriptions: Readonly<Record<string, string>> = {
  'currentCart.getCurrentCart':
    'The cart of whoever calls. A visitor who has put nothing in it has none: `OWNED_CART_NOT_FOUND`.',
  'currentCart.addToCurrentCart':
    'Puts things into the cart, and makes one when there is none. The same thing with the same options is counted up.',
  'currentCart.updateCurrentCart':
    "Changes the cart: a note, the buyer's address, a coupon, lines.",
  'currentCart.removeLineItemsFromCurrentCart': 'Takes lines out of the cart.',
  'currentCart.updateCurrentCartLineItemQuantity':
    'Sets how many of each line. 0 takes the line out.',
  'currentCart.removeCouponFromCurrentCart': 'Takes the coupon off the cart.',
  'currentCart.estimateCurrentCartTotals':
    'What the cart would cost, with delivery and tax, without making a checkout.',
  'currentCart.createCheckoutFromCurrentCart': 'Makes a checkout of the cart; the cart stays.',
  'currentCart.deleteCurrentCart': 'Throws the cart away.',
  'cart.getCart': 'A cart by its id, for owners and apps.',
  'cart.createCart': 'Makes a cart, for a program that sells by itself.',
  'checkout.getCheckout': 'A checkout by its id.',
  'checkout.createCheckout': 'Makes a checkout without a cart.',
  'checkout.updateCheckout': 'Changes a checkout: the buyer, the addresses, how it is delivered.',
  'checkout.createOrder': 'Makes an order of the checkout. Asked twice, it is made once.',
  'checkout.getCheckoutUrl': "Where the checkout's own page is.",
  'products.queryProducts':
    'Finds products. Without arguments it is built step by step: `eq`, `ne`, `gt`, `ge`, `lt`, `le`, `in`, `hasSome`, `hasAll`, `startsWith`, `endsWith`, `contains`, `exists`, `and`, `or`, `not`, `ascending`, `descending`, `skip`, `limit`, then `find`.',
  'storesCatalog.queryProducts':
    'Finds products as the REST API documents it, with filter and sort as JSON in strings. SDK clients use `products.queryProducts`.',
  'storesCatalog.queryCollections':
    'Finds collections as the REST API documents it, with filter and sort as JSON in strings. SDK clients use `collections.queryCollections`.',
  'products.getProduct': 'One product by its id.',
  'products.getProductOptionsAvailability':
    'Which choices of a product are still to be had, when some are made.',
  'products.queryProductVariants': 'The variants of a product, by choices or ids.',
  'products.queryStoreVariants': 'Variants of all products.',
  'products.getStoreVariant': 'One variant by its id.',
  'recommendations.listAvailableAlgorithms': 'Lists the ways in which products are recommended.',
  'recommendations.getRecommendation':
    'Recommends products that share collections with the given ones.',
  'products.searchProducts':
    "Finds products by words, forgiving slips of the keyboard, with counts for filters. Not among the provider's calls.",
  'products.listSubscriptionOptions':
    "How a product can be had again and again, and what that costs. Not among the provider's calls.",
  'products.createProduct': 'Makes a product.',
  'products.updateProduct': 'Changes a product; what is not said stays.',
  'products.deleteProduct': 'Deletes a product.',
  'products.updateProductVariants': 'Sets prices, weights and numbers of variants.',
  'products.resetAllProductVariantData': "Gives all variants the product's own price again.",
  'products.addProductsToCollection': 'Puts products on a shelf.',
  'products.removeProductsFromCollection': 'Takes products off a shelf.',
  'products.bulkUpdateProductsProperty': 'Sets one thing on many products.',
  'products.bulkAdjustProductProperty':
    'Raises or lowers the price, or another number, of many products.',
  'collections.queryCollections': 'Finds collections; built step by step as `queryProducts` is.',
  'collections.getCollection': 'One collection by its id.',
  'collections.getCollectionBySlug': 'One collection by the end of its address.',
  'inventory.queryInventory': 'How much there is of what.',
  'inventory.decrementInventory': 'Takes from the stock.',
  'inventory.incrementInventory': 'Adds to the stock.',
  'members.getCurrentMember': 'The member who is signed in.',
  'members.getMember': 'A member by id.',
  'members.queryMembers':
    'Finds members; built step by step as `queryProducts` is, or given a whole query.',
  'members.createMember': 'Makes a member, for owners and apps.',
  'members.updateMember': "Changes a member: the member's own profile, or anybody's for an owner.",
  'members.bulkDeleteMembersByFilter':
    'Deletes the members a filter finds. An empty filter is refused.',
  'authentication.register':
    "Registers as older releases of the provider's package do. Use `registerV2`.",
  'authentication.login': "Signs in as older releases of the provider's package do. Use `loginV2`.",
  'authentication.proceedToNextState':
    'Continues a registration or sign-in of an older release once its address is verified; until then it returns the same step.',
  'authentication.registerV2':
    'Registers with an e-mail address and a password. Storefronts use `auth.register`.',
  'authentication.loginV2':
    'Signs in with an e-mail address and a password. Storefronts use `auth.login`.',
  'authentication.changePassword':
    'Sets a new password for the member who is signed in. The call needs `currentPassword` or a fresh `proof` (both our own).',
  'recovery.sendRecoveryEmail':
    'Sends a mail with which a member sets a new password. Storefronts use `auth.sendPasswordResetEmail`.',
  'recovery.recover': 'Sets a new password with what the mail carried.',
  'verification.verifyDuringAuthentication':
    'Ends a registration or a login that waits for a code. Storefronts use `auth.processVerification`.',
  'redirects.createRedirectSession':
    "Makes the address of one of the platform's own pages: checkout, login, logout, member area.",
  'orders.getOrder': "An order by its id: one's own, or any for an owner.",
  'orders.searchOrders': 'Finds orders, page by page with a cursor.',
  'storesOrders.queryOrders':
    'Finds orders as the stores API of 2023 did, for older programs. Use `orders.searchOrders`.',
  'storesOrders.getOrder':
    'Gets an order in the shape of the stores API of 2023, for older programs. Use `orders.getOrder`.',
  'orders.cancelOrder': 'Cancels an order, and puts the things back if asked.',
  'orders.triggerRefund': 'Pays back.',
  'orderFulfillments.createFulfillment': 'Says that things were sent.',
  'currencies.listCurrencies': 'The currencies prices can be shown in.',
  'store.getStore':
    "The store itself: name, locale, theme, opening pictures. Not among the provider's calls.",
};

/** `getCollectionBySlug` -> "Get collection by slug." */
const inWords = (name: string): string => {
  const words = name.replace(/V2$/, '').replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
};

/** A sentence for every call: its own, or its name in words. */
export const describeCall = (name: string): string =>
  descriptions[name] ?? inWords(name.slice(name.indexOf('.') + 1));

export const describedCalls: readonly string[] = Object.keys(descriptions);
