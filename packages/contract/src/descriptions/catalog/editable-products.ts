import type { Descriptions } from '../table.ts';

export const editableProducts: Descriptions = {
  'productManagement.getEditableProduct':
    'Returns a product with the values that its variants have of their own, its barcodes and its revision: all that an editor shows.',
  'productManagement.saveProduct':
    'Creates a product, or changes the given fields of one, its options, variants and text fields, in one transaction. A change names the revision it is based on, and is refused if the product has another one by now.',
  EditableChoice: {
    this: 'A choice of an option, as an editor saves it.',
    description: 'Name of the choice, which shoppers see.',
    value: 'Color code of a color; otherwise the name again.',
    previousDescription:
      'Name that the choice has now, if it is renamed. Its variants, prices and pictures stay.',
  },
  EditableOption: {
    this: 'An option, as an editor saves it.',
    name: 'Name of the option, which shoppers see.',
    previousName: 'Name that the option has now, if it is renamed.',
    optionType: 'Whether its choices are shown as names or as colors.',
    choices:
      'All choices in their order. Choices that are left out are deleted with their variants.',
  },
  EditableVariant: {
    this: 'What a variant has of its own. A null follows the product.',
    id: 'ID of the variant.',
    choices: 'Name of a choice for every option, by the name of the option.',
    price: "Price before the product's discount; null for the price of the product.",
    cost: 'What one piece costs the store; null for the cost of the product.',
    weight: 'Weight; null for the weight of the product.',
    sku: 'Stock-keeping unit; null for none.',
    barcode: 'Barcode such as a GTIN; null for none.',
    visible: 'Whether shoppers can buy the variant.',
    stock: 'What is in stock. Inventory calls change it.',
  },
  EditableInfoSection: {
    this: 'An info section of the product: its own one, or one that products share.',
    id: 'ID of the section.',
    uniqueName:
      'Internal name of a section that products share; null for one of this product alone.',
    title: 'Title, which shoppers see.',
    description: 'Text as HTML.',
  },
  EditableProduct: {
    this: 'A product with all that an editor shows.',
    product: 'The product. Only the given fields are changed.',
    revision: 'Revision of the product, which every change raises.',
    barcode: 'Barcode of a product without options; null for none.',
    options: 'All options in their order. They replace the options of the product.',
    variants: 'The variants; when saved, those whose values change.',
    customTextFields: 'All texts that shoppers can add. They replace those of the product.',
    infoSections:
      'All info sections in their order. Saved by `product.additionalInfoSections`; `setInfoSections` adds and removes shared ones.',
    giftCard: 'Whether the product is a gift card.',
    downloadLimits: 'How often and how long buyers may download the file of a digital product.',
  },
  ProductsGetEditableProductRequest: { id: 'ID of the product.' },
  ProductsGetEditableProductAnswer: {
    editable: 'The product with its revision, options and variants.',
  },
  ProductsSaveProductRequest: {
    id: 'ID of the product; a new product is created without it.',
    revision: 'Revision that the change is based on; needed with an ID.',
    editable: 'What to save.',
    removePricePerUnit: 'Whether to remove the price per unit.',
  },
  ProductsSaveProductAnswer: { editable: 'The product as it is now.' },
};
