import { diag, DiagLogLevel } from '@opentelemetry/api';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
  type Resource,
} from '@opentelemetry/resources';
import {
  MeterProvider,
  PeriodicExportingMetricReader,
  type PushMetricExporter,
} from '@opentelemetry/sdk-metrics';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type Sampler,
  type SpanExporter,
} from '@opentelemetry/sdk-trace';
import type { SignalSettings, Telemetry } from '../config/index.ts';
import type { Metrics } from '../http/index.ts';
import type { Log } from '../kernel/log.ts';
import type { Tracing } from '../kernel/tracing.ts';
import { createMetricProducer } from './metric-producer.ts';
import { createTracing } from './spans.ts';

/**
 * Exports traces and metrics by OpenTelemetry's own packages. Loaded only when telemetry is
 * configured, because the packages would slow down every start.
 */
export interface RunningTelemetry {
  /** Undefined when only metrics are exported. */
  readonly tracing: Tracing | undefined;
  readonly exportMetrics: (metrics: Pick<Metrics, 'snapshot'>) => void;
  /** Sends what has not been sent yet. */
  readonly close: () => Promise<void>;
}

export async function startTelemetry(
  { traces, metrics, sampler }: Telemetry,
  { log, version }: { log: Log; version: string },
): Promise<RunningTelemetry> {
  logExportErrors(log);
  const resource = describeService(version);
  const tracer =
    traces &&
    new TracerProvider({
      resource,
      sampler: createSampler(sampler),
      spanProcessors: [new BatchSpanProcessor({ exporter: await createSpanExporter(traces) })],
    });
  const metricExporter = metrics && (await createMetricExporter(metrics));
  let meter: MeterProvider | undefined;
  return {
    tracing: tracer && createTracing(tracer.getTracer('shopwright', version)),
    exportMetrics({ snapshot }) {
      if (!metrics || !metricExporter) return;
      const reader = new PeriodicExportingMetricReader({
        exporter: metricExporter,
        exportIntervalMillis: metrics.intervalMs,
        exportTimeoutMillis: Math.min(metrics.intervalMs, MAX_EXPORT_MS),
        metricProducers: [createMetricProducer(snapshot, resource)],
      });
      meter = new MeterProvider({ resource, readers: [reader] });
    },
    close: async () => void (await Promise.allSettled([tracer?.shutdown(), meter?.shutdown()])),
  };
}

const MAX_EXPORT_MS = 30_000;

function logExportErrors(log: Log): void {
  const ignore = (): void => undefined;
  const error = (message: string, ...details: unknown[]): void =>
    log.warn(
      { event: 'telemetry.export_failed', detail: [message, ...details.map(String)].join(' ') },
      'Could not export traces or metrics',
    );
  const logger = { error, warn: ignore, info: ignore, debug: ignore, verbose: ignore };
  diag.setLogger(logger, { logLevel: DiagLogLevel.ERROR, suppressOverrideMessage: true });
}

/** OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES take precedence. */
function describeService(version: string): Resource {
  return defaultResource()
    .merge(resourceFromAttributes({ 'service.name': 'shopwright', 'service.version': version }))
    .merge(detectResources({ detectors: [envDetector] }));
}

function createSampler({ kind, isParentBased, ratio }: Telemetry['sampler']): Sampler {
  const root =
    kind === 'always_off'
      ? new AlwaysOffSampler()
      : kind === 'always_on'
        ? new AlwaysOnSampler()
        : new TraceIdRatioBasedSampler(ratio);
  return isParentBased ? new ParentBasedSampler({ root }) : root;
}

async function createSpanExporter({ protocol }: SignalSettings): Promise<SpanExporter> {
  const { OTLPTraceExporter } =
    protocol === 'http/json'
      ? await import('@opentelemetry/exporter-trace-otlp-http')
      : await import('@opentelemetry/exporter-trace-otlp-proto');
  return new OTLPTraceExporter();
}

async function createMetricExporter({ protocol }: SignalSettings): Promise<PushMetricExporter> {
  const { OTLPMetricExporter } =
    protocol === 'http/json'
      ? await import('@opentelemetry/exporter-metrics-otlp-http')
      : await import('@opentelemetry/exporter-metrics-otlp-proto');
  return new OTLPMetricExporter();
}
