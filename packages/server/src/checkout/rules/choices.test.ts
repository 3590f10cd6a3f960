import { expect, test } from 'vitest';
import { mergeChoices, type Choices } from './choices.ts';

const before: Choices = {
  lines: [],
  channelType: 'WEB',
  purchaseFlowId: 'p',
  createdBy: { visitorId: 'v' },
  email: 'ann@example.com',
  buyerNote: 'Ring',
};
const later = { fresh: false };

test('fields sent replace, null removes, and an email address stays until replaced', () => {
  const after = mergeChoices(
    before,
    {
      buyerNote: null,
      buyerInfo: { email: null },
      billingInfo: { address: { city: 'Rome' } },
      shippingInfo: { selectedCarrierServiceOption: { code: 'express', carrierId: null } },
    },
    later,
  );
  expect(after).toEqual({
    lines: [],
    channelType: 'WEB',
    purchaseFlowId: 'p',
    createdBy: { visitorId: 'v' },
    email: 'ann@example.com',
    billingInfo: { address: { city: 'Rome' } },
    delivery: { code: 'express' },
  });
});

test('some merchant fields are accepted only on creation', () => {
  const said = {
    taxExemptGroupId: 't',
    customContentReference: { appId: 'a' },
    customSettings: { lockGiftCard: true },
    externalReference: { appId: 'e' },
  };
  expect(mergeChoices(before, said, later)).toEqual({
    ...before,
    taxExemptGroupId: 't',
    customContentReference: { appId: 'a' },
  });
  expect(mergeChoices(before, said, { fresh: true })).toMatchObject({
    customSettings: { lockGiftCard: true },
    externalReference: { appId: 'e' },
  });
});

test('refuses a delivery without a code, and oversized fields', () => {
  expect(
    mergeChoices(before, { shippingInfo: { selectedCarrierServiceOption: {} } }, later),
  ).toMatchObject({ code: 'INVALID_SELECTED_CARRIER_SERVICE_OPTION' });
  expect(
    mergeChoices(before, { customFields: [{ title: 'x', value: 'y'.repeat(20_001) }] }, later),
  ).toMatchObject({ refused: 'validation' });
});
