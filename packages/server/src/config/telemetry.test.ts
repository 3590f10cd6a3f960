import { expect, test } from 'vitest';
import { readTelemetry } from './telemetry.ts';

const ENDPOINT = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' };

test('telemetry is off without an endpoint, and when it is disabled', () => {
  expect(readTelemetry({})).toBeUndefined();
  expect(readTelemetry({ OTEL_SERVICE_NAME: 'shop' })).toBeUndefined();
  expect(readTelemetry({ ...ENDPOINT, OTEL_SDK_DISABLED: 'true' })).toBeUndefined();
  const none = { OTEL_TRACES_EXPORTER: 'none', OTEL_METRICS_EXPORTER: 'none' };
  expect(readTelemetry({ ...ENDPOINT, ...none })).toBeUndefined();
});

test('one endpoint is for traces and metrics, or each has its own', () => {
  expect(readTelemetry(ENDPOINT)).toEqual({
    traces: { protocol: 'http/protobuf' },
    metrics: { protocol: 'http/protobuf', intervalMs: 60_000 },
    sampler: { kind: 'always_on', isParentBased: true, ratio: 1 },
  });
  expect(
    readTelemetry({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://traces.example/v1/traces' }),
  ).toMatchObject({ traces: { protocol: 'http/protobuf' }, metrics: undefined });
  expect(
    readTelemetry({ ...ENDPOINT, OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: 'http/json' }),
  ).toMatchObject({ traces: { protocol: 'http/json' }, metrics: { protocol: 'http/protobuf' } });
});

test('the sampler is the one of the standard', () => {
  const read = (OTEL_TRACES_SAMPLER: string, OTEL_TRACES_SAMPLER_ARG = '') =>
    readTelemetry({ ...ENDPOINT, OTEL_TRACES_SAMPLER, OTEL_TRACES_SAMPLER_ARG })?.sampler;
  expect(read('parentbased_traceidratio', '0.1')).toEqual({
    kind: 'traceidratio',
    isParentBased: true,
    ratio: 0.1,
  });
  expect(read('always_off')).toEqual({ kind: 'always_off', isParentBased: false, ratio: 1 });
  expect(() => read('often')).toThrow('OTEL_TRACES_SAMPLER is "often"; it must be always_on,');
  expect(() => read('traceidratio', '10')).toThrow('it must be a number from 0 to 1.');
});

test.each([
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, 'it must be a web address such as'],
  [{ ...ENDPOINT, OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' }, 'it must be http/protobuf or http/json'],
  [{ ...ENDPOINT, OTEL_TRACES_EXPORTER: 'zipkin' }, 'it must be otlp or none'],
  [{ ...ENDPOINT, OTEL_METRIC_EXPORT_INTERVAL: '5' }, 'a number from 1000 to 3600000'],
])('refuses %j', (env, message) => {
  expect(() => readTelemetry(env)).toThrow(message);
});
