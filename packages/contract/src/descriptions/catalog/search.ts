import type { Descriptions } from '../table.ts';

export const search: Descriptions = {
  SearchSort: {
    this: 'Sort order of the results.',
    RELEVANCE: 'Best match first.',
    NEWEST: 'Most recently created first.',
    PRICE_ASC: 'Lowest price first.',
    PRICE_DESC: 'Highest price first.',
    NAME_ASC: 'Alphabetical by name.',
  },
  FacetCount: {
    this: 'Value of a filter with its number of products.',
    name: 'Value to filter by, for example a brand.',
    count: 'Number of products with this value.',
  },
  OptionChoiceFacet: {
    this: 'Choice of a product option with its number of products.',
    name: 'Choice to filter by, for example "Oat".',
    count: 'Number of products that have this choice.',
    color:
      'Color of the choice as a hexadecimal RGB code, for example "#d6c3a4". Absent when it is not a color.',
  },
  SearchFacets: {
    this: 'Number of products that each filter value would find, given the values chosen in the other filters. Values without products are left out.',
    collections: 'Collections with their number of products.',
    prices: 'Price ranges with their number of products.',
    options: 'Product options with the number of products of each choice.',
    brands: 'Brands with their number of products.',
    ribbons: 'Ribbons with their number of products.',
    stock: 'Number of products that are in stock and out of stock.',
  },
  CollectionFacet: {
    this: 'Collection with its number of products.',
    id: 'ID of the collection, to send as `collectionId`.',
    name: 'Collection name as shoppers see it.',
    slug: "Last part of the collection's URL.",
    count: 'Number of products in this collection.',
  },
  PriceFacet: {
    this: 'Price range with its number of products.',
    from: "Lower end of the range in the store's currency, inclusive.",
    to: "Upper end of the range in the store's currency.",
    count: 'Number of products in this range.',
  },
  OptionFacet: {
    this: 'Product option with its choices.',
    name: 'Option name, for example "Color".',
    choices: 'Choices of the option with their number of products.',
  },
  'products.searchProducts':
    'Searches products by text, tolerates typing mistakes and returns counts for filters. Specific to Shopwright.',
  ProductsSearchProductsRequest: {
    text: 'Words to search for, in any order. Word stems and small typing mistakes match; when no product has all words, those with most of them are returned.',
    typing: 'Whether the last word may be incomplete, for results while the shopper types.',
    collectionId: 'ID of the collection to search in. Omit it to search all products.',
    brands: 'Brands to filter by. A product matches if it has any of them.',
    ribbons: 'Ribbons to filter by. A product matches if it has any of them.',
    options:
      'Choices to filter by, as lists by option name, for example `{ "Color": ["Oat", "Sage"] }`.',
    minPrice: "Lowest price to return, as a number in the store's currency.",
    maxPrice: "Highest price to return, as a number in the store's currency.",
    inStock: 'Whether to return only products that can be bought now. Defaults to false.',
    paging: 'Page size and number of products to skip. Defaults to the first 24 products.',
    facets:
      'Whether to count the products of each filter value. Costs more time; omit it when filters are not shown.',
  },
  ProductsSearchProductsAnswer: {
    products: 'Matching products on this page.',
    facets: 'Number of products by filter value. Absent unless the request asks for it.',
    corrected: 'Whether nothing matched as typed and the most similar words were searched instead.',
    partial: 'Whether no product has all words and those with most of them are returned.',
    matched: 'Words that were found, when results are corrected or partial. Otherwise empty.',
  },
};
