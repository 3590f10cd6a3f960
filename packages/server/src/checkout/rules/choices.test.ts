import { expect, test } from 'vitest';
import { takeInfo, type Choices } from './choices.ts';

const before: Choices = {
  lines: [],
  channelType: 'WEB',
  purchaseFlowId: 'p',
  createdBy: { visitorId: 'v' },
  email: 'ann@example.com',
  buyerNote: 'Ring',
};
const later = { fresh: false };

test('what is there replaces, null takes away, an e-mail address stays until another is given', () => {
  const after = takeInfo(
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

test('some of what the shop says is taken only when the checkout is made', () => {
  const said = {
    taxExemptGroupId: 't',
    customContentReference: { appId: 'a' },
    customSettings: { lockGiftCard: true },
    externalReference: { appId: 'e' },
  };
  expect(takeInfo(before, said, later)).toEqual({
    ...before,
    taxExemptGroupId: 't',
    customContentReference: { appId: 'a' },
  });
  expect(takeInfo(before, said, { fresh: true })).toMatchObject({
    customSettings: { lockGiftCard: true },
    externalReference: { appId: 'e' },
  });
});

test('a delivery without a code, and fields without end, are refused', () => {
  expect(
    takeInfo(before, { shippingInfo: { selectedCarrierServiceOption: {} } }, later),
  ).toMatchObject({ code: 'INVALID_SELECTED_CARRIER_SERVICE_OPTION' });
  expect(
    takeInfo(before, { customFields: [{ title: 'x', value: 'y'.repeat(20_001) }] }, later),
  ).toMatchObject({ refused: 'validation' });
});
