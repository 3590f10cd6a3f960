import type { StoreEvent, Ticket } from '@shopwright/contract/tickets/event';
import { textOfPdf } from '@shopwright/server/documents/testing-pdf';
import { beforeAll, describe, expect, it } from 'vitest';
import { must } from '../../kit/api.ts';
import { buy, startStudio, put, type Studio } from '../../kit/studio.ts';

let studio: Studio;
let event: StoreEvent & { id: string };
let planId: string;
const typeId = (name: string): string =>
  event.tickets?.find((type) => type.name === name)?.id ?? '';
const look = async (): Promise<StoreEvent> =>
  (await must((await studio.visitor()).say<{ event: StoreEvent }>('GET', `/v1/events/${event.id}`)))
    .event;

beforeAll(async () => {
  studio = await startStudio();
  ({
    plan: { id: planId },
  } = await must(
    studio.owner<{ plan: { id: string } }>('POST', '/v1/plans', {
      plan: {
        name: 'Studio Circle',
        price: '12',
        kind: 'RECURRING',
        period: { frequency: 'MONTH', interval: 1 },
      },
    }),
  ));
  ({ event } = await must(
    studio.owner<{ event: StoreEvent & { id: string } }>('POST', '/v1/events', {
      event: {
        name: 'Kiln Opening Night',
        start: '2026-12-04T23:00:00Z',
        end: '2026-12-05T02:00:00Z',
        timeZone: 'America/New_York',
        location: { name: 'Northlight studio', address: '18 Foundry Lane' },
        capacity: 5,
        waitingList: true,
        tickets: [
          { name: 'Standard', price: '18', quantity: 3, perOrder: 3 },
          { name: 'Members', price: '0', quantity: 4, perOrder: 1, requiresPlanIds: [planId] },
        ],
      },
    }),
  ));
});

describe('an event', () => {
  it('sells tickets with a code each, which admits one guest once', async () => {
    const ann = await studio.visitor();
    const { orderId } = await buy(ann, [
      { app: 'tickets', id: event.id, options: { ticketTypeId: typeId('Standard') }, quantity: 2 },
    ]);
    expect(await studio.order(orderId)).toMatchObject({
      paymentStatus: 'PAID',
      priceSummary: { total: { amount: '36.00' } },
    });
    const { tickets } = await must(ann.say<{ tickets: Ticket[] }>('GET', '/v1/events/tickets/my'));
    expect(tickets).toHaveLength(2);
    expect(new Set(tickets.map(({ code }) => code)).size).toBe(2);
    expect(
      (await ann.say<{ text: string }>('GET', `/v1/events/tickets/${tickets[0]?.id}/code`)).body
        .text,
    ).toContain('<svg');
    expect(
      (await (await studio.visitor()).say('GET', `/v1/events/tickets/${tickets[0]?.id}/code`))
        .status,
    ).toBe(404);
    const checkIn = (code: string | undefined) =>
      studio.owner('POST', `/v1/events/${event.id}/check-in`, { code });
    expect(await must(checkIn(tickets[0]?.code))).toMatchObject({
      ticket: { typeName: 'Standard', eventName: 'Kiln Opening Night' },
    });
    expect((await checkIn(tickets[0]?.code)).code).toBe('ALREADY_CHECKED_IN');
    expect((await checkIn('not-a-ticket')).code).toBe('TICKET_NOT_FOUND');
    const guests = await must(
      studio.owner('POST', `/v1/events/${event.id}/guests/query`, {
        query: { filter: { ticketTypeId: typeId('Standard') } },
      }),
    );
    expect(guests).toMatchObject({
      metadata: { total: 2 },
      guests: [{ email: 'buyer@example.com' }, {}],
    });
    expect(JSON.stringify(guests)).not.toContain(tickets[1]?.code ?? '?');
    expect((await look()).tickets?.[0]).toMatchObject({ available: 1, sale: 'ON_SALE' });
  });

  it('has no waiting list while tickets are available', async () => {
    const { say } = await studio.visitor();
    expect(
      (
        await say('POST', `/v1/events/${event.id}/waiting-list`, {
          guest: { email: 'stranger@example.com', quantity: 1 },
        })
      ).code,
    ).toBe('TICKETS_ON_SALE');
  });

  it('enforces the limits of an order and members-only tickets', async () => {
    const ann = await studio.member();
    await put(ann, { app: 'tickets', id: event.id, options: { ticketTypeId: typeId('Members') } });
    const checkoutId = await ann.checkout();
    expect((await ann.say('POST', `/v1/checkouts/${checkoutId}/create-order`, {})).code).toBe(
      'MEMBERS_ONLY_ITEM',
    );
    await must(studio.owner('POST', `/v1/plans/${planId}/grant`, { memberId: ann.memberId }));
    expect(
      await must(ann.say('POST', `/v1/checkouts/${checkoutId}/create-order`, {})),
    ).toMatchObject({ orderId: expect.any(String) });
    expect(
      (await must(ann.say<{ tickets: Ticket[] }>('GET', '/v1/events/tickets/my'))).tickets,
    ).toHaveLength(1);
  });

  it('holds tickets of an order that is paid offline', async () => {
    const bob = await studio.visitor();
    const { orderId } = await buy(
      bob,
      [{ app: 'tickets', id: event.id, options: { ticketTypeId: typeId('Standard') } }],
      { method: 'OFFLINE' },
    );
    expect(
      (await must(bob.say<{ tickets: Ticket[] }>('GET', '/v1/events/tickets/my'))).tickets,
    ).toEqual([]);
    expect((await look()).tickets?.[0]).toMatchObject({ available: 0, sale: 'SOLD_OUT' });
    await must(studio.owner('POST', `/v1/payments-collector/orders/${orderId}/mark-as-paid`, {}));
    await studio.work();
    expect(
      (await must(bob.say<{ tickets: Ticket[] }>('GET', '/v1/events/tickets/my'))).tickets,
    ).toHaveLength(1);
    await studio.work();
    expect(await studio.events('shopwright.v1.ticket_issued')).toBe(4);

    // Sold out: a waiting guest is notified when a ticket is returned.
    const cyd = await studio.visitor();
    await must(
      cyd.say('POST', `/v1/events/${event.id}/waiting-list`, {
        guest: { email: 'cyd@example.com', quantity: 1 },
      }),
    );
    await studio.work();
    const events = () => studio.rows("select 1 from message where kind = 'waiting-list'");
    expect(await events()).toEqual([]);
    await must(studio.owner('POST', `/ecom/v1/orders/${orderId}/cancel`, {}));
    await studio.work();
    expect(await events()).toHaveLength(1);
    expect((await look()).tickets?.[0]).toMatchObject({ available: 1 });
    expect(
      (await must(bob.say<{ tickets: Ticket[] }>('GET', '/v1/events/tickets/my'))).tickets[0],
    ).toMatchObject({ status: 'CANCELED' });
  });

  it('that is canceled is no longer sold, and ticket holders are notified', async () => {
    await must(studio.owner('PATCH', `/v1/events/${event.id}`, { event: { canceled: true } }));
    await studio.work();
    expect((await look()).tickets?.every(({ sale }) => sale === 'ENDED')).toBe(true);
    expect(await studio.rows("select 1 from message where kind = 'event-canceled'")).toHaveLength(
      1,
    );
    expect((await studio.owner('DELETE', `/v1/events/${event.id}`)).code).toBe('EVENT_HAS_TICKETS');
  });
});

it('an offline payment for a full event is noted on the order for a refund', async () => {
  const made = await must(
    studio.owner<{ event: StoreEvent & { id: string } }>('POST', '/v1/events', {
      event: {
        name: 'Late Night',
        start: '2027-03-04T23:00:00Z',
        end: '2027-03-05T02:00:00Z',
        timeZone: 'America/New_York',
        capacity: 1,
        tickets: [{ name: 'Standard', price: '18', quantity: 1, perOrder: 1 }],
      },
    }),
  );
  const line = {
    app: 'tickets',
    id: made.event.id,
    options: { ticketTypeId: made.event.tickets?.[0]?.id },
  };
  const { orderId } = await buy(await studio.visitor(), [line], { method: 'OFFLINE' });
  studio.goTo(studio.now().getTime() + 15 * 86_400_000);
  await buy(await studio.visitor(), [line]);
  await must(studio.owner('POST', `/v1/payments-collector/orders/${orderId}/mark-as-paid`, {}));
  await studio.work();
  await studio.rows("select graphile_worker.add_job('sales-order-paid', $1::json)", [
    JSON.stringify({ siteId: studio.server.siteId, entityId: orderId }),
  ]);
  await studio.work();
  expect(
    await studio.rows('select status from ticket where event_id = $1', [made.event.id]),
  ).toEqual([{ status: 'VALID' }]);
  const notes =
    (await studio.order(orderId)).activities?.flatMap((activity) =>
      'merchantComment' in activity ? [activity.merchantComment] : [],
    ) ?? [];
  expect(notes).toEqual([
    { message: expect.stringContaining('$18.00 was paid offline: refund it manually') },
  ]);
});

it('delivers paid units once, without refunded ones, after a partial refund', async () => {
  const made = await must(
    studio.owner<{ event: StoreEvent & { id: string } }>('POST', '/v1/events', {
      event: {
        name: 'Quiet Night',
        start: '2027-04-04T23:00:00Z',
        timeZone: 'America/New_York',
        tickets: [
          { name: 'Seat', price: '18', quantity: 9 },
          { name: 'Floor', price: '9', quantity: 9 },
        ],
      },
    }),
  );
  const lines =
    made.event.tickets?.map(({ id }, index) => ({
      app: 'tickets',
      id: made.event.id,
      options: { ticketTypeId: id },
      quantity: index === 0 ? 1 : 3,
    })) ?? [];
  const { orderId } = await buy(await studio.visitor(), lines, { method: 'OFFLINE' });
  await must(studio.owner('POST', `/v1/payments-collector/orders/${orderId}/mark-as-paid`, {}));
  const [seat, floor] = (await studio.order(orderId)).lineItems ?? [];
  const { orderTransactions } = await must(
    studio.owner<{ orderTransactions: { payments: { id: string }[] } }>(
      'GET',
      `/ecom/v1/payments/orders/${orderId}`,
    ),
  );
  const refund = (rest: object, details: object) =>
    must(
      studio.owner('POST', `/v1/payments-collector/orders/${orderId}/trigger-refund`, {
        payments: [{ paymentId: orderTransactions.payments[0]?.id, ...rest }],
        details,
      }),
    );
  const issued = () =>
    studio.rows<{ name: string; count: number }>(
      "select type_name as name, count(*)::int as count from ticket where event_id = $1 and status = 'VALID' group by 1 order by 1",
      [made.event.id],
    );
  await refund(
    {},
    {
      lineItems: [
        { lineItemId: seat?.id, quantity: 1 },
        { lineItemId: floor?.id, quantity: 1 },
      ],
    },
  );
  await studio.work();
  expect(await issued()).toEqual([{ name: 'Floor', count: 2 }]);
  // A refund without line items cancels no further ticket.
  await refund({ amount: { amount: '1.00' } }, { reason: 'Late start' });
  await studio.work();
  expect(await issued()).toEqual([{ name: 'Floor', count: 2 }]);
  // One more line is refunded: its ticket becomes invalid.
  await refund(
    { amount: { amount: '8.00' } },
    { lineItems: [{ lineItemId: floor?.id, quantity: 1 }] },
  );
  await studio.work();
  expect(await issued()).toEqual([{ name: 'Floor', count: 1 }]);
});

it('tickets are mailed as a PDF with a page each, and shown to the buyer by order or access key only', async () => {
  const { event: night } = await must(
    studio.owner<{ event: StoreEvent & { id: string } }>('POST', '/v1/events', {
      event: {
        name: 'Long Night',
        start: '2026-12-05T23:00:00Z',
        end: '2026-12-06T02:00:00Z',
        timeZone: 'America/New_York',
        location: { name: 'Northlight studio' },
        tickets: [{ name: 'Seat', price: '5' }],
      },
    }),
  );
  const cid = await studio.visitor();
  const { orderId } = await buy(
    cid,
    [
      {
        app: 'tickets',
        id: night.id,
        options: { ticketTypeId: night.tickets?.[0]?.id },
        quantity: 2,
      },
    ],
    undefined,
    { email: 'cid@example.com' },
  );
  const path = `/v1/orders/${orderId}/tickets`;
  const { tickets } = await must(cid.say<{ tickets: Ticket[] }>('GET', path));
  expect(tickets).toMatchObject([
    { eventName: 'Long Night', code: expect.any(String) },
    { typeName: 'Seat', code: expect.any(String) },
  ]);
  await studio.server.runJobs();
  const [mail, ...more] = await studio.rows<{
    attachments: { filename: string; contentType: string; content: string }[];
  }>("select attachments from message where kind = 'tickets' and recipient = 'cid@example.com'");
  expect(more).toEqual([]);
  expect(mail?.attachments.map(({ filename, contentType }) => [filename, contentType])).toEqual([
    ['tickets.pdf', 'application/pdf'],
  ]);
  const pdf = Buffer.from(mail?.attachments[0]?.content ?? '', 'base64');
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(2);
  const text = textOfPdf(pdf);
  for (const words of [
    'Long Night',
    'Northlight studio',
    'Ticket 2 of 2',
    ...tickets.map(({ code }) => code ?? '?'),
  ])
    expect(text).toContain(words);

  expect(
    (await cid.say<{ text: string }>('GET', `${path}/${tickets[0]?.id}/code`)).body.text,
  ).toContain('<svg');
  const order = await studio.order(orderId);
  const stranger = await studio.visitor();
  for (const what of [path, `${path}/${tickets[0]?.id}/code`, `${path}-document`])
    expect([what, (await stranger.say('GET', what)).status]).toEqual([what, 404]);
  const { key } = await must(
    stranger.say<{ key: string }>('POST', '/v1/orders/lookup', {
      number: order.number,
      email: 'cid@example.com',
    }),
  );
  expect(
    (await stranger.say('GET', `${path}-document?key=${key}`)).headers.get('content-type'),
  ).toBe('application/pdf');
  expect(
    (await must(stranger.say<{ tickets: Ticket[] }>('GET', `${path}?key=${key}`))).tickets,
  ).toEqual(tickets);
  await must(studio.owner('POST', `/v1/orders/${orderId}/cancel`, {}));
  await studio.server.runJobs();
  expect((await cid.say('GET', `${path}-document`)).code).toBe('TICKET_NOT_FOUND');
  expect(JSON.stringify((await cid.say('GET', path)).body)).not.toContain(tickets[0]?.code ?? '?');
});
