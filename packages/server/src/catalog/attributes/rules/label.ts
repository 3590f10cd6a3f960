import type { Brand } from '@shopwright/contract/catalog/brands';
import type { Ribbon } from '@shopwright/contract/catalog/ribbons';
import { type Refusal, refuseFields, violation } from '../../../kernel/outcome.ts';
import { type AttributeRules, renderCommon } from './attribute.ts';

/** Brands and ribbons: a name for several products. */
export interface LabelFields {
  readonly name: string;
}

interface LabelInput {
  readonly name?: string | undefined;
}

const takeName = (input: LabelInput, before: string, path: string): LabelFields | Refusal => {
  const name = (input.name ?? before).trim();
  if (name !== '') return { name };
  if (input.name === undefined)
    return refuseFields(violation(`${path}.name`, 'REQUIRED_FIELD', 'is required'));
  return refuseFields({
    ...violation(`${path}.name`, 'OTHER', 'must not consist of spaces alone'),
    ruleName: 'ONLY_SPACES_STRING_ERROR',
  });
};

const labelRules = {
  make: (input: LabelInput, path: string) => takeName(input, '', path),
  patch: ({ name }: LabelFields, input: LabelInput, path: string) => takeName(input, name, path),
  uniqueName: ({ name }: LabelFields) => name,
};

export const brandRules: AttributeRules<LabelFields, Brand, Brand> = {
  ...labelRules,
  noun: 'brand',
  eventNoun: 'brand',
  toWire: (brand, assignedProductsCount) => ({
    ...renderCommon(brand),
    name: brand.fields.name,
    ...(assignedProductsCount === undefined ? {} : { assignedProductsCount }),
  }),
  detach: (product, { fields: { name } }) =>
    product.brand === name ? { ...product, brand: null } : product,
};

export const ribbonRules: AttributeRules<LabelFields, Ribbon, Ribbon> = {
  ...labelRules,
  noun: 'ribbon',
  eventNoun: 'ribbon',
  toWire: (ribbon, assignedProductCount) => ({
    ...renderCommon(ribbon),
    name: ribbon.fields.name,
    ...(assignedProductCount === undefined ? {} : { assignedProductCount }),
  }),
  detach: (product, { fields: { name } }) =>
    product.ribbon === name ? { ...product, ribbon: null } : product,
};
