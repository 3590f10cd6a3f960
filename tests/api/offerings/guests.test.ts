import type { Booking } from '@shopwright/contract/services/bookings';
import type { StoreEvent } from '@shopwright/contract/tickets/event';
import { beforeAll, expect, it } from 'vitest';
import type { Buyer } from '../../kit/shop.ts';
import { must } from '../../kit/api.ts';
import { buy, card, startStudio, type Line, type Studio } from '../../kit/studio.ts';

/**
 * Guest purchases join the account with the confirmed address; guests can cancel and move their
 * bookings.
 */

let studio: Studio;
let lines: Line[];
let serviceId = '';
const start = '2026-11-21T15:00:00.000Z';

beforeAll(async () => {
  studio = await startStudio();
  ({
    service: { id: serviceId },
  } = await must(
    studio.owner<{ service: { id: string } }>('POST', '/v1/services', {
      service: {
        name: 'Wheel',
        price: '30',
        durationMinutes: 60,
        capacity: 9,
        timeZone: 'America/New_York',
        cancelMinutes: 1440,
        weekly: [{ weekday: 'SATURDAY', start: '10:00' }],
      },
    }),
  ));
  const { event } = await must(
    studio.owner<{ event: StoreEvent & { id: string } }>('POST', '/v1/events', {
      event: {
        name: 'Kiln night',
        start: '2026-12-04T23:00:00Z',
        timeZone: 'America/New_York',
        tickets: [{ name: 'Standard', price: '18', quantity: 9 }],
      },
    }),
  );
  lines = [
    { app: 'services', id: serviceId, options: { start } },
    { app: 'tickets', id: event.id, options: { ticketTypeId: event.tickets?.[0]?.id } },
  ];
});

let count = 0;
const newEmail = (): string => `Guest-${(count += 1)}@example.com`;

async function accountWith(
  email: string,
  { verified }: { readonly verified: boolean },
): Promise<Buyer & { memberId: string }> {
  const member = await studio.member();
  await studio.rows(
    'update member set login_email = $2, login_email_key = lower($2), login_email_verified = $3 where member_id = $1',
    [member.memberId, email, verified],
  );
  return member;
}

const seenBy = async ({ say }: Buyer): Promise<number[]> => [
  (await must(say<{ orders?: unknown[] }>('POST', '/ecom/v1/orders/search', { search: {} }))).orders
    ?.length ?? 0,
  (await must(say<{ bookings: unknown[] }>('GET', '/v1/services/bookings/my'))).bookings.length,
  (await must(say<{ tickets: unknown[] }>('GET', '/v1/events/tickets/my'))).tickets.length,
];

async function confirmAddress({ say }: Buyer, email: string): Promise<void> {
  const { verificationId } = await must(
    say<{ verificationId: string }>('POST', '/_api/iam/verification/v1/start', { target: 'EMAIL' }),
  );
  await studio.work();
  const [mail] = await studio.rows<{ text: string }>(
    "select text from message where recipient = $1 and kind like '%verif%' order by created_at desc limit 1",
    [email],
  );
  const [code = ''] = /\b\d{6}\b/.exec(mail?.text ?? '') ?? [];
  await must(
    say('POST', '/_api/iam/verification/v1/auth/verify', { code, stateToken: verificationId }),
  );
}

it("an account sees a guest's purchases only after confirming the email address", async () => {
  const email = newEmail();
  const guest = await studio.visitor();
  const { orderId } = await buy(guest, lines, card, { email });
  await studio.work();
  const account = await accountWith(email.toLowerCase(), { verified: false });
  await studio.work();
  expect(await seenBy(account)).toEqual([0, 0, 0]);
  expect((await account.say('GET', `/ecom/v1/orders/${orderId}`)).status).toBe(404);

  await confirmAddress(account, email.toLowerCase());
  expect(await seenBy(account)).toEqual([1, 1, 1]);
  expect((await account.say('GET', `/ecom/v1/orders/${orderId}`)).status).toBe(200);
  // The guest's own browser still shows it.
  expect(await seenBy(guest)).toEqual([1, 1, 1]);
});

it('guest orders after the address was verified join the account, and those of other addresses do not', async () => {
  const email = newEmail();
  const account = await accountWith(email, { verified: true });
  await buy(await studio.visitor(), lines, card, { email: newEmail() });
  await studio.work();
  expect(await seenBy(account)).toEqual([0, 0, 0]);
  await buy(await studio.visitor(), lines, card, { email: email.toUpperCase() });
  await studio.work();
  expect(await seenBy(account)).toEqual([1, 1, 1]);
});

it('an account whose address changed to an unconfirmed one gets no purchases of the new address', async () => {
  const [before, after] = [newEmail(), newEmail()];
  const account = await accountWith(before, { verified: true });
  await studio.rows(
    'update member set login_email = $2, login_email_key = lower($2), login_email_verified = false where member_id = $1',
    [account.memberId, after],
  );
  await buy(await studio.visitor(), lines, card, { email: after });
  await studio.work();
  expect(await seenBy(account)).toEqual([0, 0, 0]);
});

interface ByKey {
  readonly mayChange?: boolean;
  readonly bookings: Booking[];
}

async function bookAsGuest() {
  const email = newEmail();
  const { orderId } = await buy(await studio.visitor(), lines.slice(0, 1), card, { email });
  await studio.work();
  const [mail] = await studio.rows<{ text: string }>(
    "select text from message where recipient = $1 and kind = 'booking-confirmed'",
    [email],
  );
  const [, key = ''] =
    new RegExp(`/orders/status/${orderId}\\?key=([\\w.-]+)`).exec(mail?.text ?? '') ?? [];
  // Any browser: the link is enough.
  const { say } = await studio.visitor();
  const list = () =>
    say<ByKey>('POST', `/v1/services/bookings/of-order/${orderId}/by-key`, { key });
  const {
    bookings: [booking],
  } = await must(list());
  return {
    email,
    orderId,
    key,
    say,
    list,
    booking,
    path: `/v1/services/bookings/${booking?.id ?? ''}`,
  };
}

it('a guest moves and cancels a booking with the mailed link, sees the refund first, and gets it', async () => {
  const { orderId, key, say, list, booking, path } = await bookAsGuest();
  expect((await must(list())).mayChange).toBe(true);
  const total = (await studio.order(orderId)).priceSummary?.total?.amount;
  expect(booking).toMatchObject({
    status: 'CONFIRMED',
    refund: { currency: 'USD', toPayment: expect.any(String) },
  });
  expect(Number(booking?.refund?.toPayment)).toBe(Number(total));

  expect(
    await must(
      say<{ booking: Booking }>('POST', `${path}/move/by-key`, {
        key,
        start: '2026-11-28T15:00:00.000Z',
      }),
    ),
  ).toMatchObject({ booking: { start: '2026-11-28T15:00:00.000Z' } });
  expect(
    await must(say<{ booking: Booking }>('POST', `${path}/cancel/by-key`, { key })),
  ).toMatchObject({ booking: { status: 'CANCELED' } });
  await studio.work();
  expect((await studio.order(orderId)).balanceSummary?.refunded?.amount).toBe(total);
  // The refund is reported and happens once.
  expect((await must(list())).bookings[0]).toMatchObject({
    status: 'CANCELED',
    refund: { toPayment: booking?.refund?.toPayment },
  });
  expect((await say('POST', `${path}/cancel/by-key`, { key })).code).toBe(
    'BOOKING_IS_NOT_CONFIRMED',
  );
});

it('a wrong or foreign key, or one from a lookup, changes nothing; deadlines are those of members', async () => {
  const one = await bookAsGuest();
  const other = await bookAsGuest();
  const number = (await studio.order(one.orderId)).number;
  const { key: looked } = await must(
    one.say<{ key: string }>('POST', '/v1/orders/lookup', {
      number: String(number),
      email: one.email,
    }),
  );
  for (const key of [other.key, looked, `${one.key.split('.')[0]}.${'A'.repeat(43)}`, 'x']) {
    expect((await one.say('POST', `${one.path}/cancel/by-key`, { key })).status).toBe(404);
    expect(
      (await one.say('POST', `${one.path}/move/by-key`, { key, start: '2026-11-28T15:00:00.000Z' }))
        .status,
    ).toBe(404);
  }
  expect(
    await must(
      one.say<ByKey>('POST', `/v1/services/bookings/of-order/${one.orderId}/by-key`, {
        key: looked,
      }),
    ),
  ).toMatchObject({ mayChange: false, bookings: [{ status: 'CONFIRMED' }] });
  expect(
    (
      await one.say('POST', `/v1/services/bookings/of-order/${one.orderId}/by-key`, {
        key: other.key,
      })
    ).status,
  ).toBe(404);

  const now = studio.now().getTime();
  studio.goTo('2026-11-20T16:00:00Z');
  const { say } = await studio.visitor();
  expect((await say('POST', `${one.path}/cancel/by-key`, { key: one.key })).code).toBe(
    'TOO_LATE_TO_CHANGE',
  );
  studio.goTo(now);
});
