import { EstimatedTotals } from '@shopwright/contract/cart/estimate';
import { getCurrentCart } from '@shopwright/contract/cart/current-cart';
import type { Schema } from '@shopwright/contract/field';
import { createEncoders } from '@shopwright/server/http/encode-answer';
import { expect, it } from 'vitest';
import { item, startCartShop } from '../../kit/cart-shop.ts';

/**
 * A3: the answers that are written out at once say exactly what the contract declares, to the
 * visitor and to the shop.
 */

const shop = await startCartShop();
const encoders = createEncoders();
const declared = (schema: Schema, answer: unknown): unknown =>
  JSON.parse(encoders(schema)(answer, false));

it('a cart with every field set has only declared fields, and none for the merchant only', async () => {
  const visitor = await shop.visitor();
  const mug = await shop.product({
    weight: 0.4,
    sku: 'M',
    costAndProfitData: { itemCost: 3 },
    productOptions: [
      { name: 'Color', optionType: 'color', choices: [{ value: '#fff', description: 'White' }] },
    ],
    manageVariants: true,
  });
  await shop.setDoc(mug.id, {
    digitalFile: { id: 'secret-file', fileName: 'f', fileType: 'SECURE_DOCUMENT' },
    taxGroupId: mug.id,
  });
  await shop.owner.call('POST', '/v1/discounts', {
    discount: { kind: 'RULE', name: 'Rule', effect: { type: 'PERCENT', percent: '5' } },
  });
  await shop.owner.call('POST', '/v1/discounts', {
    discount: {
      kind: 'COUPON',
      code: 'C',
      name: 'Coupon',
      effect: { type: 'AMOUNT', amount: '1' },
    },
  });
  await visitor.add(mug.id, 2, { options: { Color: 'White' } });
  await shop.assisted(visitor).cart('PATCH', '/v1/carts/current', {
    couponCode: 'c',
    merchantDiscounts: [{ amount: '1' }],
    lineItems: [
      {
        ...item(mug.id, 1, { options: { Color: 'White' } }),
        catalogOverrideFields: { price: '7', productName: { original: 'Other' } },
      },
    ],
    customLineItems: [
      {
        quantity: 1,
        price: '5',
        fullPrice: '6',
        productName: { original: 'Wrap' },
        itemType: { custom: 'wrapping' },
        descriptionLines: [{ name: { original: 'Paper' }, plainText: { original: 'Blue' } }],
        media: { id: 'x.webp', width: 1, height: 1 },
        modifierGroups: [
          {
            id: 'g',
            name: { original: 'Ribbon' },
            modifiers: [{ id: 'm', quantity: 2, price: '0.5', label: { original: 'Bow' } }],
          },
        ],
        digitalFile: { id: 'secret-too', fileName: 'f', fileType: 'SECURE_DOCUMENT' },
        depositAmount: '2',
        quantityAvailable: 5,
        policies: [{ title: 'P', content: 'c' }],
      },
    ],
    cartInfo: {
      buyerNote: 'n',
      buyerInfo: { email: 'a@example.com' },
      contactInfo: { address: { country: 'US' }, contactDetails: { firstName: 'A' } },
      selectedShippingOption: { code: 'standard' },
      overrideCheckoutUrl: 'https://x.example',
      extendedFields: { namespaces: {} },
    },
  });
  const { body: shown } = await visitor.call('GET', '/v1/carts/current');
  expect(shown).toEqual(declared(getCurrentCart.answer, shown));
  const { body: added } = await visitor.call('POST', '/v1/carts/current/add-to-cart', {
    lineItems: [item(mug.id, 1, { options: { Color: 'White' } })],
  });
  expect(added).toEqual(declared(getCurrentCart.answer, added));
  const { body: totals } = await visitor.call('POST', '/v1/carts/current/estimate-totals', {
    shippingAddress: { country: 'US' },
  });
  expect(totals).toEqual(declared(EstimatedTotals, totals));
  const text = JSON.stringify([shown, added, totals]);
  for (const secret of ['secret', 'itemCost', 'product-', '"key"', '"seen"'])
    expect(text).not.toContain(secret);
  expect(totals).toMatchObject({
    priceSummary: { subtotal: { amount: '43.00' } },
    appliedDiscounts: [{ discountRule: {} }, { coupon: {} }, { merchantDiscount: {} }],
  });
});
