export const search = {
  heading: 'Search the shop',
  resultsFor: 'Results for “{text}”',
  label: 'What are you looking for?',
  go: 'Search',
  none: 'Nothing found for “{text}”',
  noneText: 'Try a shorter word or another one, or look through the collections.',
  corrected: 'No exact match. Showing results for “{text}”.',
  mentioned: 'Also mentioned here',
  browse: 'All products',
} as const;
