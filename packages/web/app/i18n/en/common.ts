export const common = {
  skipToContent: 'Skip to content',
  missingHeading: 'Page not found',
  missingText: "This page may have moved or been removed, or there's a typo in the URL.",
  troubleHeading: 'Something went wrong',
  troubleText:
    "We couldn't load this page. It's not your fault, and nothing you saved is lost. Try again in a moment.",
  offlineHeading: "You're offline",
  offlineText:
    "Check your connection. Your cart is safe, and this page opens as soon as you're back online.",
  searchInstead: 'Search the shop',
  search: 'Search',
  allProducts: 'All products',
  tryAgain: 'Try again',
  home: 'Home',
  required: 'Required',
  optional: 'optional',
  notSaved: 'Nothing was saved. Check the highlighted fields and try again.',
  notReachable: "We couldn't reach the store, so nothing was saved. Try again in a moment.",
} as const;
