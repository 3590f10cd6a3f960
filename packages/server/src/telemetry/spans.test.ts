import { SpanKind, SpanStatusCode } from '@opentelemetry/api';
import {
  InMemorySpanExporter,
  SimpleSpanProcessor,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { traceDb, type Db } from '../db/index.ts';
import { createTracing } from './spans.ts';

function record() {
  const exporter = new InMemorySpanExporter();
  const provider = new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter })] });
  return {
    tracing: createTracing(provider.getTracer('test')),
    spans: () => exporter.getFinishedSpans(),
  };
}

test('work belongs to the span that it was started in, also after a wait', async () => {
  const { tracing, spans } = record();
  await tracing.run({ name: 'outer', kind: 'consumer' }, async () => {
    await setImmediate();
    await tracing.run({ name: 'inner', kind: 'client' }, setImmediate);
  });
  const [inner, outer] = spans();
  expect(outer).toMatchObject({ name: 'outer', kind: SpanKind.CONSUMER });
  expect(inner?.parentSpanContext?.spanId).toBe(outer?.spanContext().spanId);
});

test('a failure is passed on and marks the span', async () => {
  const { tracing, spans } = record();
  const failing = tracing.run({ name: 'job', kind: 'consumer' }, async () => {
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(spans()).toMatchObject([{ status: { code: SpanStatusCode.ERROR } }]);
});

test("continues the caller's trace", async () => {
  const { tracing, spans } = record();
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  const span = tracing.start({
    name: 'GET /',
    kind: 'server',
    traceparent: `00-${traceId}-b7ad6b7169203331-01`,
  });
  span.end({ attributes: { 'http.response.status_code': 200 }, hasFailed: false });
  expect(spans()[0]?.spanContext().traceId).toBe(traceId);
  expect(spans()).toMatchObject([{ attributes: { 'http.response.status_code': 200 } }]);
});

test('statements are traced within a request or job only, without their values', async () => {
  const { tracing, spans } = record();
  const answer = async () => [];
  const db = traceDb(
    {
      query: answer,
      read: answer,
      tx: (work: (tx: unknown) => unknown) => work({ query: answer }),
    } as unknown as Db,
    tracing,
  );
  const statement = { text: 'select secret from t where id = $1', values: ['hush'] };
  await db.query(statement);
  expect(spans()).toEqual([]);
  await tracing.run({ name: 'call', kind: 'server' }, async () => {
    await db.query(statement);
    await db.tx((tx) => tx.query({ ...statement, name: 'find-secret' }));
  });
  expect(spans().map(({ name }) => name)).toEqual(['SELECT', 'find-secret', 'transaction', 'call']);
  expect(spans()[0]?.attributes).toEqual({
    'db.system.name': 'postgresql',
    'db.operation.name': 'SELECT',
    'db.query.text': statement.text,
  });
});
