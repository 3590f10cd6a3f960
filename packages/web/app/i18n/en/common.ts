export const common = {
  skipToContent: 'Skip to content',
  missingHeading: 'This page is not here',
  missingText: 'It may have moved or been taken down, or there is a typing mistake in the address.',
  troubleHeading: 'Something went wrong on our side',
  troubleText:
    'The page could not be made just now. Nothing you did caused it, and nothing you had saved is lost.',
  offlineHeading: 'You are offline',
  offlineText:
    'This page needs a connection. What is in your cart is safe; the page opens by itself when you are back online.',
  searchInstead: 'Search the shop',
  search: 'Search',
  allProducts: 'All products',
  tryAgain: 'Try again',
  home: 'Home',
  required: 'This is needed',
  optional: 'optional',
  notSaved: 'Nothing was changed. Look at what is marked and try again.',
  notReachable:
    'The shop could not be reached just now. Nothing was changed; try again in a moment.',
} as const;
