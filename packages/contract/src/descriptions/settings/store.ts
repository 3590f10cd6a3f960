import type { Descriptions } from '../table.ts';

export const store: Descriptions = {
  'settings.updateStore':
    "Updates the store's name, contact details, legal notice, theme and home page. Fields that " +
    'are left out stay unchanged; lists are replaced.',
  'settings.getCurrencySettings':
    'Retrieves the currencies in which the store can show its prices, with their exchange rates.',
  'settings.updateCurrencySettings':
    'Updates the exchange rates and the display currency. Fields that are left out stay ' +
    'unchanged; `rates` replaces all rates.',
  'store.getStore':
    'Retrieves the store: name, contact details, currency, locale, theme and home page.',
  SettingsUpdateStoreRequest: {
    store: 'The fields of the store to change.',
  },
  SettingsUpdateCurrencySettingsRequest: {
    currencies: 'The currency settings to change.',
  },
  StoreImage: {
    this: 'An image of the store.',
    url: 'URL of the image file.',
    width: 'Width of the image in pixels.',
    height: 'Height of the image in pixels.',
    altText: 'Description of the image for screen readers.',
  },
  StoreFocalPoint: {
    this: 'Point of an image that stays visible when it is cropped.',
    x: 'Horizontal position, from 0 (left) to 1 (right).',
    y: 'Vertical position, from 0 (top) to 1 (bottom).',
  },
  StoreHero: {
    this: 'An image at the top of the home page.',
    title: 'Text on the image.',
    url:
      'Where the image links to: a path of the shop such as `/collections/tableware`, or an ' +
      'https URL. Defaults to all products.',
  },
  StoreFont: {
    this: 'Font family of the site.',
    FRAUNCES: 'Fraunces, a serif font that the site hosts itself.',
    INSTRUMENT_SANS: 'Instrument Sans, a sans-serif font that the site hosts itself.',
    SYSTEM_SERIF: "Serif font of the visitor's device.",
    SYSTEM_SANS: "Sans-serif font of the visitor's device.",
  },
  StoreEdge: {
    this: 'Width of the page margins.',
    NARROW: 'The narrowest margins.',
    MEDIUM: 'Medium margins, the default.',
    WIDE: 'The widest margins.',
  },
  StorePolicySlug: {
    this: 'Which policy it is; also the last part of its URL.',
    terms: 'Terms of sale and service.',
    privacy: 'Privacy policy of the store.',
    returns: 'Return and refund policy.',
    shipping: 'Shipping and delivery policy.',
  },
  StorePolicy: {
    this: 'A legal text of the store.',
    text: 'Text as HTML: headings, paragraphs and lists. Other markup is removed.',
    updatedDate: 'When the text last changed, in UTC.',
  },
  StoreTheme: {
    this: 'Colors, fonts and shapes of the site. Colors are CSS values such as `#1f1d1a`.',
    paper: 'Background color of pages.',
    ink: 'Color of text.',
    accent: 'Color of buttons and links.',
    quiet: 'Color of secondary text. Without it, it is mixed from `ink` and `paper`.',
    line: 'Color of thin lines. Without it, it is mixed from `ink` and `paper`.',
    shade:
      'Color of image placeholders and notices. Without it, it is mixed from `ink` and `paper`.',
    alarm: 'Color of error messages. Without it, a default red is used.',
    radius: 'Radius of corners, in pixels.',
    headingFont: 'Font of headings.',
    textFont: 'Font of running text.',
    headingWeight: 'Font weight of headings, 100 to 900.',
  },
  StoreTaxInPrices: {
    this: "Where the shown prices include tax, by the store's tax settings.",
    includedIn: 'Countries whose prices include tax, as two-letter codes.',
    excludedIn: 'Countries whose prices do not include tax, as two-letter codes.',
    includedElsewhere: 'Whether prices include tax in all other countries.',
  },
  Store: {
    this: 'The store, as a storefront shows it.',
    name: 'Name of the store.',
    tagline: 'Short sentence below the name.',
    about: 'Text about the store, for its About page.',
    email: 'Public email address of the store.',
    phone: 'Public phone number of the store.',
    legalName:
      'Registered name of the business, for the legal notice and invoices. Defaults to the name ' +
      'of the store.',
    representedBy:
      'Person who represents the business, such as its managing director, for the legal notice.',
    address: 'Postal address of the business, for the contact page, the legal notice and invoices.',
    taxId: 'VAT ID or tax number of the business, for the legal notice and invoices.',
    registration: 'Commercial register and number of the business, for the legal notice.',
    currency:
      'Currency in which the store charges, as a three-letter code (ISO 4217), such as `USD`.',
    locale: 'Default language and region of the store, such as `en-US`.',
    timeZone: 'Time zone of the store, such as `America/New_York` (IANA).',
    weightUnit: "Unit of weight of the store's products: `KG` or `LB`.",
    heroes: 'Images at the top of the home page.',
    policies: 'Legal texts of the store.',
    featuredCollectionId:
      'ID of the collection at the top of the home page. Without it, products in stock are shown.',
  },
  CurrencyRate: {
    this: 'Exchange rate of a currency.',
    currency: 'Three-letter code of the currency (ISO 4217).',
    rate: "How much of the currency one unit of the store's currency is worth, as a decimal string.",
    updatedDate: 'When the rate was set, in UTC.',
  },
  CurrencySettings: {
    this: 'Currencies in which the store can show its prices. It charges in its own currency.',
    baseCurrency: 'Currency of the store, to which the rates relate.',
    rates: 'Exchange rates of all other currencies.',
    displayCurrency: "Currency of converted prices. `null` for the store's own currency.",
  },
};
