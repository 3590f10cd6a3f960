import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardToWire, plain, readGift, sendAt, type CardState } from './gift.ts';

const nothing = {
  recipientName: '',
  recipientEmail: undefined,
  senderName: '',
  message: '',
  deliverAt: undefined,
  deliverDay: undefined,
};
const read = (giftCard: unknown) => readGift({ giftCard });

describe('the recipient of a gift card', () => {
  it('is optional, as is each of its fields', () => {
    expect(readGift({})).toEqual(nothing);
    for (const given of [undefined, null, {}]) expect(read(given)).toEqual(nothing);
    expect(
      read({
        recipientName: null,
        recipientEmail: null,
        senderName: null,
        message: null,
        deliverDate: null,
      }),
    ).toEqual(nothing);
    expect(read({ recipientEmail: '   ' })).toEqual(nothing);
  });

  it('is trimmed', () => {
    expect(
      read({
        recipientName: ' Ada ',
        recipientEmail: '\tada@example.com ',
        senderName: ' Charles',
        message: 'Happy birthday\n',
      }),
    ).toEqual({
      ...nothing,
      recipientName: 'Ada',
      recipientEmail: 'ada@example.com',
      senderName: 'Charles',
      message: 'Happy birthday',
    });
  });

  it('is refused if it is not an object', () => {
    for (const given of ['Ada', 5, true, false, [], [{ recipientName: 'Ada' }]])
      expect(read(given), JSON.stringify(given)).toBeUndefined();
  });

  it('is refused if a field is not a string', () => {
    for (const part of ['recipientName', 'recipientEmail', 'senderName', 'message', 'deliverDate'])
      for (const value of [0, false, [], {}, 2026])
        expect(read({ [part]: value }), `${part} ${JSON.stringify(value)}`).toBeUndefined();
  });

  it.each([
    ['recipientName', 100],
    ['senderName', 100],
    ['message', 1000],
  ])('%s has at most %i characters', (part, longest) => {
    expect(read({ [part]: 'x'.repeat(longest) })).toMatchObject({ [part]: 'x'.repeat(longest) });
    expect(read({ [part]: 'x'.repeat(longest + 1) })).toBeUndefined();
  });

  it('has an email address that mail can be sent to', () => {
    const longest = `${'x'.repeat(308)}@example.com`;
    for (const address of ['a@b.c', 'first.last+tag@shop.example.com', longest])
      expect(read({ recipientEmail: address })?.recipientEmail).toBe(address);
    for (const address of [
      'ada',
      'ada@',
      '@example.com',
      'ada@example',
      'ada@.',
      'a da@example.com',
      'ada@exam ple.com',
      'ada@example.c om',
      'ada@b@example.com',
      'ada@example.com@b',
      'ada@example.com, eve@example.com',
      `x${longest}`,
    ])
      expect(read({ recipientEmail: address }), address).toBeUndefined();
  });
});

describe('the delivery date of a gift card', () => {
  it('may be a timestamp: the card is sent at that instant, in any time zone', () => {
    const gift = read({ deliverDate: '2026-12-24T17:30:00+01:00' });
    expect(gift).toEqual({ ...nothing, deliverAt: Date.UTC(2026, 11, 24, 16, 30) });
    for (const zone of ['UTC', 'Asia/Tokyo'])
      expect(sendAt(gift ?? nothing, zone)).toBe(Date.UTC(2026, 11, 24, 16, 30));
  });

  it("may be a day: the card is sent at 8 a.m. in the store's time zone", () => {
    const gift = read({ deliverDate: '2026-12-24' });
    expect(gift).toEqual({ ...nothing, deliverDay: '2026-12-24' });
    expect(sendAt(gift ?? nothing, 'UTC')).toBe(Date.UTC(2026, 11, 24, 8));
    expect(sendAt(gift ?? nothing, 'Asia/Tokyo')).toBe(Date.UTC(2026, 11, 23, 23));
  });

  it('is optional', () => {
    expect(sendAt(nothing, 'UTC')).toBeUndefined();
  });

  it('is refused if it is not a date', () => {
    for (const date of [
      '',
      'tomorrow',
      '2026-13-01',
      '2027-02-29',
      '24.12.2026',
      'Dec 24, 2026 10:00',
      'on 2026-12-24T17:30:00Z',
      '2026-12-24T99:00:00Z',
      '12026-12-24T17:30:00Z',
    ])
      expect(read({ deliverDate: date }), date).toBeUndefined();
  });
});

const card: CardState = {
  giftCardId: 'card',
  revision: 3,
  obfuscatedCode: '****ABCD',
  currency: 'EUR',
  initialValue: '50.000',
  balance: '12.500',
  disabledAt: null,
  expiresAt: null,
  createdAt: new Date('2026-01-01T00:00:00Z'),
  updatedAt: new Date('2026-02-01T00:00:00Z'),
  recipientName: null,
  recipientEmail: null,
  senderName: null,
  message: null,
  language: null,
  deliverAt: null,
  deliveredAt: null,
  orderId: null,
  lineId: null,
};

describe('a gift card on the wire', () => {
  it('omits missing fields', () => {
    expect(cardToWire(card)).toEqual({
      id: 'card',
      revision: 3,
      obfuscatedCode: '****ABCD',
      currency: 'EUR',
      initialValue: '50',
      balance: '12.5',
      disabled: false,
      createdDate: '2026-01-01T00:00:00.000Z',
      updatedDate: '2026-02-01T00:00:00.000Z',
    });
  });

  it('shows whether it is disabled, when it expires and which order bought it', () => {
    expect(
      cardToWire({
        ...card,
        disabledAt: new Date(0),
        expiresAt: new Date('2027-01-01T00:00:00Z'),
        orderId: 'order',
      }),
    ).toMatchObject({
      disabled: true,
      expirationDate: '2027-01-01T00:00:00.000Z',
      orderId: 'order',
    });
  });

  it('has gift details only if it has a recipient', () => {
    expect(cardToWire({ ...card, recipientName: 'Ada' })).not.toHaveProperty('gift');
    expect(cardToWire({ ...card, recipientEmail: 'ada@example.com' }).gift).toEqual({
      recipientName: '',
      recipientEmail: 'ada@example.com',
      senderName: '',
      message: '',
    });
    expect(
      cardToWire({
        ...card,
        recipientName: 'Ada',
        recipientEmail: 'ada@example.com',
        senderName: 'Charles',
        message: 'Happy birthday',
        deliverAt: new Date('2026-12-24T08:00:00Z'),
        deliveredAt: new Date('2026-12-24T08:01:00Z'),
      }).gift,
    ).toEqual({
      recipientName: 'Ada',
      recipientEmail: 'ada@example.com',
      senderName: 'Charles',
      message: 'Happy birthday',
      deliverDate: '2026-12-24T08:00:00.000Z',
      deliveredDate: '2026-12-24T08:01:00.000Z',
    });
  });
});

describe('a decimal as a string', () => {
  it.each([
    ['25.000', '25'],
    ['25.500', '25.5'],
    ['25.050', '25.05'],
    ['0.000', '0'],
    ['0.001', '0.001'],
    ['100', '100'],
    ['1000.100', '1000.1'],
    ['-20.00', '-20'],
    ['7.', '7'],
  ])('%s is %s', (exact, written) => {
    expect(plain(exact)).toBe(written);
  });

  it('has the same value and no trailing zeros', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 15n }),
        fc.integer({ min: 1, max: 6 }),
        (units, scale) => {
          const digits = units.toString().padStart(scale + 1, '0');
          const exact = `${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
          const written = plain(exact);
          expect(written).toMatch(/^(?:0|[1-9]\d*)(?:\.\d*[1-9])?$/);
          const [whole = '', fraction = ''] = written.split('.');
          expect(BigInt(whole + fraction.padEnd(scale, '0'))).toBe(units);
        },
      ),
    );
  });
});
