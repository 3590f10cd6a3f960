export const search = {
  heading: 'Search the shop',
  resultsFor: 'Results for “{text}”',
  label: 'What are you looking for?',
  placeholder: 'Mug, lamp, oak …',
  go: 'Search',
  none: 'Nothing found for “{text}”',
  noneText: 'Try a shorter word or another one, or look through the collections.',
  corrected: 'Nothing is called “{text}”. These come closest.',
  browse: 'All products',
} as const;
