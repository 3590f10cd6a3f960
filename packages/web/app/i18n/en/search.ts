export const search = {
  heading: 'Search our store',
  resultsFor: 'Results for “{text}”',
  label: 'What are you looking for?',
  go: 'Search',
  none: 'No results for “{text}”',
  noneText: 'Check the spelling, try another word, or browse our collections.',
  corrected: 'No exact matches. Showing results for “{text}”.',
  mentioned: 'Related pages',
  browse: 'All products',
} as const;
