import { expect, test } from 'vitest';
import { takeInfo, type Choices } from './choices.ts';

const before: Choices = { lines: [], channelType: 'WEB', purchaseFlowId: 'p', createdBy: { visitorId: 'v' }, email: 'ann@example.com', buyerNote: 'Ring' };
const visitor = { merchant: false, fresh: false };

test('what is there replaces, null takes away, an e-mail address stays until another is given', () => {
  const after = takeInfo(before, { buyerNote: null, buyerInfo: { email: null }, billingInfo: { address: { city: 'Rome' } }, shippingInfo: { selectedCarrierServiceOption: { code: 'express', carrierId: null } } }, visitor);
  expect(after).toEqual({ lines: [], channelType: 'WEB', purchaseFlowId: 'p', createdBy: { visitorId: 'v' }, email: 'ann@example.com', billingInfo: { address: { city: 'Rome' } }, delivery: { code: 'express' } });
});

test('what decides about money or the page beside the lines is the shop\'s to say, some of it only when the checkout is made', () => {
  const said = { taxExemptGroupId: 't', customContentReference: { appId: 'a' }, customSettings: { lockGiftCard: true }, externalReference: { appId: 'e' }, buyerInfo: { contactId: 'c' } };
  expect(takeInfo(before, said, visitor)).toEqual(before);
  expect(takeInfo(before, said, { merchant: true, fresh: false })).toEqual({ ...before, taxExemptGroupId: 't', customContentReference: { appId: 'a' }, contactId: 'c' });
  expect(takeInfo(before, said, { merchant: true, fresh: true })).toMatchObject({ customSettings: { lockGiftCard: true }, externalReference: { appId: 'e' } });
});

test('a delivery without a code, and fields without end, are refused', () => {
  expect(takeInfo(before, { shippingInfo: { selectedCarrierServiceOption: {} } }, visitor)).toMatchObject({ code: 'INVALID_SELECTED_CARRIER_SERVICE_OPTION' });
  expect(takeInfo(before, { customFields: [{ title: 'x', value: 'y'.repeat(20_001) }] }, visitor)).toMatchObject({ refused: 'validation' });
});
