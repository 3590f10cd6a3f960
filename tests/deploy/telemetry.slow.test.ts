import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { json } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { buy } from '../kit/buy-by-calls.ts';
import { publishedExecutable, temporaryDataDir } from '../kit/command.ts';
import { startDemoShop, stopDemoShop } from '../kit/demo-shop.ts';

/** A real shop exports to a real receiver of OTLP over HTTP. */

vi.setConfig({ testTimeout: 600_000 });

interface Attribute {
  readonly key: string;
  readonly value: { readonly stringValue?: string };
}
interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly attributes: readonly Attribute[];
}
interface Exported {
  readonly resource: { readonly attributes: readonly Attribute[] };
  readonly scopeSpans?: readonly { readonly spans: readonly Span[] }[];
  readonly scopeMetrics?: readonly { readonly metrics: readonly Metric[] }[];
}
interface Metric {
  readonly name: string;
  readonly histogram?: {
    readonly dataPoints: readonly { count: number | string; bucketCounts: (number | string)[] }[];
  };
}

/** Kinds of spans, as OTLP numbers them. */
const KIND = { internal: 1, server: 2, client: 3, consumer: 5 };

async function startReceiver() {
  const received: Exported[] = [];
  const receiver = createServer(async (request, response) => {
    const body = (await json(request)) as {
      readonly resourceSpans?: readonly Exported[];
      readonly resourceMetrics?: readonly Exported[];
    };
    received.push(...(body.resourceSpans ?? []), ...(body.resourceMetrics ?? []));
    response.setHeader('content-type', 'application/json').end('{}');
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void receiver.close());
  await once(receiver, 'listening');
  return {
    url: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`,
    resources: () => received.map(({ resource }) => resource),
    spans: () =>
      received.flatMap(({ scopeSpans = [] }) => scopeSpans.flatMap(({ spans }) => spans)),
    metrics: () =>
      received.flatMap(({ scopeMetrics = [] }) => scopeMetrics.flatMap(({ metrics }) => metrics)),
  };
}

const attribute = ({ attributes }: { attributes: readonly Attribute[] }, name: string) =>
  attributes.find(({ key }) => key === name)?.value.stringValue;

test('a request is a trace with its calls and statements, a job is one too, and metrics follow', async () => {
  const receiver = await startReceiver();
  const data = temporaryDataDir();
  onTestFinished(() => data.remove());
  const shop = await startDemoShop(data.path, {
    env: {
      OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
      OTEL_METRIC_EXPORT_INTERVAL: '1000',
      OTEL_SERVICE_NAME: 'shop under test',
    },
  });
  onTestFinished(() => stopDemoShop(shop));
  await fetch(`${shop.url}/products`);
  await buy(shop);

  const wait = { timeout: 120_000, interval: 200 };
  const childOf = (parent: Span | undefined) => (span: Span) =>
    span.traceId === parent?.traceId && span.parentSpanId === parent.spanId;
  await vi.waitFor(() => {
    const spans = receiver.spans();
    const page = spans.find(({ name, kind }) => name === 'GET /products' && kind === KIND.server);
    const call = spans.find(childOf(page));
    expect(call).toMatchObject({ kind: KIND.internal });
    expect(attribute(call as Span, 'shopwright.call')).toMatch(/\w+\.\w+/);

    // Calls that write have a body, which is read before their handler runs.
    const transactions = spans.filter(({ name }) => name === 'transaction');
    const withParent = transactions.find((span) =>
      spans.some(({ spanId, kind }) => spanId === span.parentSpanId && kind === KIND.server),
    );
    const statement = spans.find(childOf(withParent));
    expect(statement).toMatchObject({ kind: KIND.client });
    expect(attribute(statement as Span, 'db.system.name')).toBe('postgresql');

    const job = spans.find(({ kind }) => kind === KIND.consumer);
    expect(job?.name).toMatch(/^job \w/);
  }, wait);

  await vi.waitFor(() => {
    const calls = receiver.metrics().find(({ name }) => name === 'shopwright_call_seconds');
    const [point] = calls?.histogram?.dataPoints ?? [];
    expect(Number(point?.count)).toBeGreaterThan(0);
    const inBuckets = (point?.bucketCounts ?? []).reduce<number>(
      (sum, each) => sum + Number(each),
      0,
    );
    expect(inBuckets).toBe(Number(point?.count));
  }, wait);
  expect(receiver.resources().map((each) => attribute(each, 'service.name'))).toContain(
    'shop under test',
  );
});

test('without a configuration, nothing of it is loaded', () => {
  const lib = join(dirname(publishedExecutable), '..', 'lib');
  const loaded = new Set<string>();
  const load = (file: string): void => {
    if (loaded.has(file)) return;
    loaded.add(file);
    const text = readFileSync(join(lib, file), 'utf8');
    for (const [, name = ''] of text.matchAll(/^(?:import|export)[^;]*?["']\.\/([^"']+)["'];/gm))
      load(name);
  };
  load('main.js');
  const text = [...loaded].map((file) => readFileSync(join(lib, file), 'utf8')).join('\n');
  expect(text).not.toContain('BatchSpanProcessor');
});
