import { stockShop } from '../../kit/catalog.ts';
import { startServer } from '../../kit/start-server.ts';
import { redirectClient } from '../../conformance/kit/redirect.ts';
import { catalogSteps } from './catalog.ts';
import { makeKit, type Which } from './kit.ts';
import { normalized } from './normalize.ts';
import { memberSteps } from './members.ts';
import { createRecorder, sentOf, type Sent, type StepRecord } from './record.ts';
import { shoppingSteps } from './shopping.ts';

/** The whole session, by one client, against a server of its own in the same first state. */
export async function runSession(which: Which): Promise<readonly StepRecord[]> {
  const server = await startServer();
  const sent: Sent[] = [];
  const realFetch = globalThis.fetch;
  const recording: typeof fetch = (input, init) => {
    const request = new Request(input, init);
    const body = typeof init?.body === 'string' ? init.body : undefined;
    sent.push(
      sentOf({ method: request.method, url: new URL(request.url), headers: request.headers, body }),
    );
    return realFetch(input, init);
  };
  const wire = which === 'theirs' ? redirectClient({ to: server.url }) : undefined;
  const sentRequests = () =>
    wire === undefined
      ? sent
      : wire.exchanges.map((exchange) =>
          sentOf({
            method: exchange.method,
            url: new URL(`${exchange.path}?${exchange.query}`, 'http://x'),
            headers: exchange.headers,
            body: exchange.body === undefined ? undefined : JSON.stringify(exchange.body),
          }),
        );
  try {
    await stockShop(server);
    const kit = makeKit(which, server, await server.createApiKey(), recording);
    const { step, records } = createRecorder(sentRequests);
    await catalogSteps(kit, step);
    await shoppingSteps(kit, step);
    await memberSteps(kit, step);
    return normalized(records);
  } finally {
    wire?.restore();
    await server.close();
  }
}
