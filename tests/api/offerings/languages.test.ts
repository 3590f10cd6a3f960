import type { StoreEvent } from '@shopwright/contract/tickets/event';
import { beforeAll, expect, it } from 'vitest';
import { address, type Buyer } from '../../kit/shop.ts';
import { must } from '../../kit/api.ts';
import { card, startStudio, put, type Line, type Studio } from '../../kit/studio.ts';

/** Buyers get mails in the language they bought in, the owner in the store's own. */

let studio: Studio;
let lines: Line[];
beforeAll(async () => {
  studio = await startStudio();
  const { service } = await must(
    studio.owner<{ service: { id: string } }>('POST', '/v1/services', {
      service: {
        name: 'Wheel',
        price: '30',
        durationMinutes: 60,
        capacity: 9,
        timeZone: 'UTC',
        weekly: [{ weekday: 'SATURDAY', start: '10:00' }],
      },
    }),
  );
  const { event } = await must(
    studio.owner<{ event: StoreEvent & { id: string } }>('POST', '/v1/events', {
      event: {
        name: 'Kiln night',
        start: '2026-12-04T23:00:00Z',
        timeZone: 'UTC',
        waitingList: true,
        tickets: [{ name: 'Standard', price: '18', quantity: 9 }],
      },
    }),
  );
  const gift = await studio.product({ name: 'Gift card', price: 25, stock: 99 });
  await studio.rows('update product set doc = doc || $2 where product_id = $1', [
    gift.productId,
    JSON.stringify({ giftCard: true }),
  ]);
  lines = [
    { app: 'services', id: service.id, options: { start: '2026-11-21T10:00:00.000Z' } },
    { app: 'tickets', id: event.id, options: { ticketTypeId: event.tickets?.[0]?.id } },
    {
      app: 'giftCards',
      id: gift.productId,
      options: { giftCard: { recipientEmail: 'friend@example.com', senderName: 'Ann' } },
    },
  ];
});

async function buyIn(
  buyer: Buyer,
  email: string,
  headers: Record<string, string>,
): Promise<string> {
  await put(buyer, ...lines);
  const { checkoutId } = await must(
    buyer.say<{ checkoutId: string }>(
      'POST',
      '/v1/carts/current/create-checkout',
      { channelType: 'WEB', email, shippingAddress: address, billingAddress: address },
      headers,
    ),
  );
  const { payment } = await must(buyer.pay(checkoutId, card));
  await studio.work();
  return payment.orderId ?? '';
}
const mailsTo = async (to: string) =>
  new Map(
    (
      await studio.rows<{ kind: string; subject: string; html: string }>(
        'select kind, subject, html from message where recipient = $1',
        [to],
      )
    ).map(({ kind, ...mail }) => [kind, mail]),
  );

it("a German buyer gets all mails in German; the owner gets the store's language", async () => {
  const ann = await studio.visitor();
  const orderId = await buyIn(ann, 'ann@example.com', {
    'accept-language': 'de-AT,de;q=0.9,en;q=0.8',
  });
  expect(await studio.order(orderId)).toMatchObject({ buyerLanguage: 'de' });
  const { bookings } = await must(
    ann.say<{ bookings: { id: string }[] }>('GET', '/v1/services/bookings/my'),
  );
  await must(
    ann.say('POST', `/v1/services/bookings/${bookings[0]?.id}/move`, {
      start: '2026-11-28T10:00:00.000Z',
    }),
  );
  await must(ann.say('POST', `/v1/services/bookings/${bookings[0]?.id}/cancel`));
  await studio.work();
  const mails = await mailsTo('ann@example.com');
  expect(
    Object.fromEntries([...mails].map(([kind, { subject }]) => [kind, subject])),
  ).toMatchObject({
    'order-confirmation': expect.stringMatching(/^Ihre Bestellung \d+ bei /),
    tickets: 'Ihr Ticket: Kiln night',
    'booking-confirmed': 'Ihre Buchung ist bestätigt: Wheel',
    'booking-moved': 'Ihr Termin wurde umgebucht: Wheel',
    'booking-canceled': 'Ihre Buchung wurde storniert: Wheel',
    'order-refunded': expect.stringMatching(/^Erstattung von /),
  });
  expect(mails.get('booking-moved')?.html).toMatch(/<html lang="de">[\s\S]*Samstag/);
  expect((await mailsTo('friend@example.com')).get('gift-card')?.subject).toBe(
    'Ann schenkt Ihnen einen Gutschein',
  );
  expect(
    await studio.rows(
      "select distinct left(subject, 9) as says from message where kind = 'order-received'",
    ),
  ).toEqual([{ says: 'New order' }]);
});

it("uses the store's language for missing or unsupported languages", async () => {
  for (const [email, language, stored] of [
    ['bob@example.com', '*', 'en'],
    ['cyd@example.com', 'fr', 'fr'],
  ] as const) {
    const orderId = await buyIn(await studio.visitor(), email, { 'accept-language': language });
    expect(await studio.order(orderId)).toMatchObject({ buyerLanguage: stored });
    expect((await mailsTo(email)).get('booking-confirmed')?.subject).toBe(
      'Your booking is confirmed: Wheel',
    );
  }
});
