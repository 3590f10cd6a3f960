import type { EditableProduct } from '@shopwright/contract/catalog/editable-products';
import { beforeAll, describe, expect, it } from 'vitest';
import { must } from '../../kit/api.ts';
import { startCatalogShop, type CatalogShop } from '../../kit/catalog-shop.ts';

let shop: CatalogShop;
beforeAll(async () => {
  shop = await startCatalogShop();
});

interface Answer {
  readonly editable: EditableProduct;
}
const post = (body: object) => shop.owner<Answer>('POST', '/v1/products/save', body);
const save = async (body: object): Promise<EditableProduct> => (await must(post(body))).editable;
const read = async (id: string): Promise<EditableProduct> =>
  (await must(shop.owner<Answer>('GET', `/v1/products/${id}/editable`))).editable;
const idOf = ({ product }: EditableProduct): string => product?.id ?? '';

const size = (...names: string[]) => ({
  name: 'Size',
  choices: names.map((description) => ({ description })),
});
const shirt = {
  product: { name: 'Shirt', priceData: { price: 20 }, manageVariants: true },
  options: [size('S', 'M')],
  variants: [{ choices: { Size: 'M' }, price: 25, sku: 'SHIRT-M', barcode: '4006381333931' }],
};

describe('saving a product as a whole', () => {
  it('creates it with options, own values of variants and text fields', async () => {
    const made = await save({
      editable: { ...shirt, customTextFields: [{ title: 'Name', maxLength: 20 }] },
    });
    expect(await read(idOf(made))).toEqual(made);
    expect(made.revision).toBe('1');
    expect(made.variants).toMatchObject([
      { choices: { Size: 'S' }, price: null, sku: null, barcode: null },
      { choices: { Size: 'M' }, price: 25, sku: 'SHIRT-M', barcode: '4006381333931' },
    ]);
    expect(made.customTextFields).toMatchObject([{ title: 'Name', maxLength: 20 }]);
  });

  it('keeps the variants of a renamed option and a renamed choice', async () => {
    const made = await save({ editable: shirt });
    const renamed = await save({
      id: idOf(made),
      revision: made.revision,
      editable: {
        options: [
          {
            name: 'Fit',
            previousName: 'Size',
            choices: [{ description: 'S' }, { description: 'Medium', previousDescription: 'M' }],
          },
        ],
      },
    });
    expect(renamed.variants?.map(({ id }) => id)).toEqual(made.variants?.map(({ id }) => id));
    expect(renamed.variants).toMatchObject([
      { choices: { Fit: 'S' } },
      { choices: { Fit: 'Medium' }, price: 25, barcode: '4006381333931' },
    ]);
  });

  it('refuses a change that is based on an outdated revision, and saves nothing of it', async () => {
    const made = await save({ editable: { product: { name: 'Cup', priceData: { price: 5 } } } });
    const id = idOf(made);
    await save({ id, revision: made.revision, editable: { product: { name: 'Mug' } } });
    const late = await post({
      id,
      revision: made.revision,
      editable: { product: { sku: 'CUP' } },
    });
    expect(late.status).toBe(409);
    expect(await read(id)).toMatchObject({ revision: '2', product: { name: 'Mug', sku: '' } });
  });

  it('saves nothing when one part is refused, and names the field', async () => {
    const made = await save({ editable: shirt });
    const refused = await post({
      id: idOf(made),
      revision: made.revision,
      editable: { product: { name: 'Other' }, variants: [{ choices: { Size: 'S' }, price: -1 }] },
    });
    expect(refused.status).toBe(400);
    expect(JSON.stringify(refused.body)).toContain('variants[0].price');
    expect(await read(idOf(made))).toEqual(made);
  });

  it('sets the barcode of a product without options and removes its price per unit', async () => {
    const unit = {
      totalQuantity: 500,
      totalMeasurementUnit: 'G',
      baseQuantity: 1,
      baseMeasurementUnit: 'KG',
    };
    const made = await save({
      editable: {
        product: { name: 'Tea', priceData: { price: 5 }, pricePerUnitData: unit },
        barcode: '12345670',
      },
    });
    expect(made).toMatchObject({ barcode: '12345670', product: { pricePerUnitData: unit } });
    const without = await save({
      id: idOf(made),
      revision: made.revision,
      editable: { barcode: null },
      removePricePerUnit: true,
    });
    expect(without.barcode).toBeNull();
    expect(without.product?.pricePerUnitData).toBeUndefined();
  });
});
