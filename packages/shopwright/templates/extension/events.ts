import { defineExtension } from 'shopwright/extend';

/**
 * Posts each approved order to a service of yours. It runs in a background job: an error is retried,
 * and never reaches the buyer. An event may arrive twice, so the receiver needs its id.
 */
export default defineExtension(({ options, log }) => {
  const { url } = options;
  if (typeof url !== 'string') throw new Error('the option "url" is missing.');
  return {
    name: 'example-events',
    events: {
      events: ['wix.ecom.v1.order_approved'],
      async handle({ eventId, entityId, body }, signal) {
        const response = await fetch(url, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'idempotency-key': eventId },
          body: JSON.stringify({ orderId: entityId, data: body }),
          signal,
        });
        if (!response.ok) throw new Error(`status ${response.status}`);
        log('Reported an order', { orderId: entityId });
      },
    },
  };
});
