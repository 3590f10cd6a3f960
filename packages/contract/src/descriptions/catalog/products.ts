import type { Descriptions } from '../table.ts';

export const products: Descriptions = {
  AdditionalInfoSection: {
    this: 'Section on the product page, for example "Size" or "Care".',
    title: 'Heading of the section.',
    description: 'Content of the section as HTML.',
  },
  CustomTextField: {
    this: 'Text field that shoppers fill in before they add the product to the cart, for example an engraving.',
    title: 'Label of the field as shoppers see it.',
    maxLength: 'Maximum number of characters, up to 500.',
    mandatory: 'Whether the product cannot be added to a cart without this text.',
  },
  PageUrl: {
    this: 'URL of the product page in two parts.',
    base: 'Origin of the store\'s site, for example "https://shop.example".',
    path: 'Path of the product page, for example "/products/dune-mug".',
  },
  Choice: {
    this: 'Choice of a product option, for example "Oat".',
    value:
      'Value of the choice: the hexadecimal code for colors, otherwise the same as `description`.',
    description: 'Name of the choice as shoppers see it.',
    media: 'Images of the product in this choice. Empty when none are assigned.',
    inStock: 'Whether a variant with this choice is in stock.',
    visible: 'Whether a variant with this choice is visible to shoppers.',
  },
  OptionType: {
    this: 'How shoppers choose.',
    drop_down: 'A list of names.',
    color: 'Swatches with the color of each choice.',
  },
  ProductOption: {
    this: 'Option of a product, for example "Color".',
    name: 'Option name as shoppers see it. Unique within the product.',
    choices: 'Choices of the option. Variants combine one choice of each option.',
  },
  ProductType: {
    this: 'Kind of product. Decides whether it is shipped.',
    physical: 'A product that is shipped or picked up.',
    digital: 'A file that the buyer downloads after payment.',
  },
  Ribbon: {
    this: 'Label on the product image.',
    text: 'Text of the ribbon, for example "Best seller".',
  },
  Keyword: {
    this: 'Search keyword of the page. Stored as sent.',
    term: 'Word or phrase that people search for.',
    isMain: 'Whether this is the main keyword of the page.',
    origin: 'Source of the keyword, for example "USER".',
  },
  Settings: {
    this: 'Settings of the page for search engines. Stored as sent.',
    preventAutoRedirect:
      'Whether no redirect is created when the slug changes. Stored as sent; the platform does not use it.',
    keywords: 'Search keywords of the page. Stored as sent; the platform does not use them.',
  },
  Tag: {
    this: 'HTML tag in the head of the page, for example a title or a meta tag.',
    type: 'Name of the tag: "title", "meta", "script" or "link".',
    props: 'Attributes of the tag, for example `{ "name": "description", "content": "..." }`.',
    meta: "Additional data of the tag's editor. Stored as sent.",
    children: 'Text inside the tag, for example the title.',
    custom: 'Whether the store wrote the tag itself.',
    disabled: 'Whether the tag is left out of the page.',
  },
  SeoSchema: {
    this: 'Tags and settings for search engines.',
    tags: 'Tags in the head of the page. They replace the generated ones of the same kind.',
  },
  InventoryStatus: {
    this: 'Stock of the product across its visible variants.',
    IN_STOCK: 'All variants are in stock.',
    OUT_OF_STOCK: 'No variant is in stock.',
    PARTIALLY_OUT_OF_STOCK: 'Some variants are out of stock.',
  },
  Stock: {
    this: 'Stock of the product across its variants. Change it with the inventory operations.',
    trackInventory: 'Whether the store counts units of the product.',
    quantity: 'Number of units in stock over all variants. Absent when units are not counted.',
    inStock: 'Replaced by `inventoryStatus`. Whether at least one variant is in stock.',
  },
  Product: {
    this: "Product of the store's catalog.",
    id: 'ID of the product.',
    name: 'Product name as shoppers see it. Required to create a product.',
    slug: 'Last part of the product page\'s URL, for example "dune-mug". Derived from the name when omitted.',
    visible: 'Whether shoppers see the product. Defaults to true.',
    productType: 'Kind of product. Decides whether it is shipped or downloaded.',
    description: 'Product description as HTML.',
    sku: 'Stock keeping unit of a product without variants. Variants have their own.',
    weight: "Weight of one unit in the store's weight unit. Used to calculate shipping rates.",
    weightRange: 'Lowest and highest weight among the visible variants.',
    productDimensions: 'Dimensions of the unpacked product.',
    packageDimensions: 'Dimensions of the product as it is shipped.',
    price: "Replaced by `priceData`. Price of the product in the store's currency.",
    priceData:
      "Price of the product in the store's currency. Set `price`; the other fields are calculated.",
    convertedPriceData:
      "Price in the currency of the `x-wix-currency` request header if the store has a rate for it, otherwise in the store's display currency.",
    priceRange:
      "Lowest and highest discounted price among the visible variants, in the store's currency.",
    costRange:
      "Lowest and highest cost among the visible variants, in the store's currency. Returned to the store and its apps only.",
    additionalInfoSections: 'Sections on the product page, in order.',
    ribbons: 'Replaced by `ribbon`. The ribbon as a list.',
    media: 'Images and videos of the product. Change them with the media operations.',
    customTextFields: 'Text fields that shoppers fill in. Set them with `setCustomTextFields`.',
    manageVariants:
      'Whether price, weight and SKU are managed for each variant. Needs product options.',
    productOptions: 'Options that shoppers choose from, for example color and size.',
    productPageUrl: "URL of the product page on the store's site.",
    numericId: 'Sequence number of the product as a string. Grows with each new product.',
    inventoryItemId: "ID of the inventory item that holds the product's stock.",
    collectionIds:
      'IDs of the collections that the product belongs to, including the collection of all products.',
    variants: 'Variants with their prices and stock. A product without managed variants has one.',
    lastUpdated: 'Date and time the product was last changed (UTC).',
    createdDate: 'Date and time the product was created (UTC).',
    seoData: 'Tags for search engines on the product page.',
    ribbon: 'Label on the product image, for example "Best seller". Empty when there is none.',
    brand: 'Brand of the product. Absent when there is none.',
    taxGroupId:
      'ID of the tax group that decides the tax rate. Absent for products with the standard rate.',
    exportProductId: 'ID of the product in exports. Never set by the platform.',
    digitalFile:
      'File that buyers of a digital product download. Returned to the store and its apps only.',
  },
  SetValue: {
    this: 'Property to set on all the products. Exactly one field.',
    price: "New price as a number in the store's currency.",
    cost: "New cost of one unit as a number in the store's currency.",
    weight: "New weight of one unit in the store's weight unit.",
    ribbon: 'New text of the ribbon.',
    brand: 'New brand of the products.',
  },
  PercentageData: {
    this: 'Change in percent.',
    roundToInt: 'Whether the result is rounded to a whole number.',
    rate: 'Percentage to add, from -100 to 1000. -10 lowers the value by a tenth.',
  },
  PropertyAdjustmentData: {
    this: 'Change by a percentage or by an amount.',
    percentage: 'Change in percent of the current value.',
    amount: 'Amount to add. A negative amount lowers the value.',
  },
  AdjustValue: {
    this: 'Property to raise or lower on all the products. Exactly one field.',
    price: "Change of the price, in the store's currency.",
    cost: "Change of the cost of one unit, in the store's currency.",
    weight: "Change of the weight of one unit, in the store's weight unit.",
  },
  BulkProductResult: 'Outcome for one product.',
  OptionAndChoice: {
    this: 'Choice of a product option.',
    option: 'Name of the product option, for example "Color".',
    choice: 'Name of the choice, for example "Oat".',
  },
  MediaDataForWrite: {
    this: 'Image or video to add. Set `mediaId` or `url`.',
    mediaId: 'Media ID of a file of the store.',
    url: 'URL of an image to import into the store.',
    choice:
      'Choice of the product that the media item shows. Omit it to add the item to the whole product.',
  },
  MediaAssignmentToChoice: {
    this: 'Media items of a choice.',
    option: 'Name of the product option, for example "Color".',
    choice: 'Name of the choice, for example "Oat".',
    mediaIds: 'Media IDs of items that the product already has.',
  },
};
