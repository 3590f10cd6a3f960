import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  readonly observe: (call: string, status: number, seconds: number) => void;
  /** A page of the shop: cached or rendered. */
  readonly observePage: (source: 'memory' | 'rendered', status: number, seconds: number) => void;
  readonly text: () => Promise<string>;
  /** The same values, for exporters of another format. */
  readonly snapshot: () => Promise<readonly MetricSnapshot[]>;
  readonly contentType: string;
}

export interface MetricSnapshot {
  readonly name: string;
  readonly help: string;
  readonly type: 'counter' | 'gauge' | 'histogram';
  readonly values: readonly {
    /** Of a histogram: the name with `_bucket`, `_sum` or `_count`. */
    readonly metricName?: string;
    readonly labels: Readonly<Record<string, string | number>>;
    readonly value: number;
  }[];
}

/** A value that is read when Prometheus scrapes. */
export interface Reading {
  readonly name: string;
  readonly help: string;
  readonly type?: 'gauge' | 'counter';
  readonly values: readonly {
    readonly labels?: Readonly<Record<string, string>>;
    readonly value: number;
  }[];
}

const BUCKETS_IN_SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** Each platform has its own registry, so that two in one process (tests) do not collide. */
export function createMetrics(read: () => Promise<readonly Reading[]> = async () => []): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const calls = new Histogram({
    name: 'shopwright_call_seconds',
    help: 'Time to answer a call, by call and status.',
    labelNames: ['call', 'status'],
    buckets: BUCKETS_IN_SECONDS,
    registers: [registry],
  });
  const pages = new Histogram({
    name: 'shopwright_page_seconds',
    help: 'Time to answer with a page, by source (memory or rendered) and status.',
    labelNames: ['source', 'status'],
    buckets: BUCKETS_IN_SECONDS,
    registers: [registry],
  });
  return {
    observe: (call, status, seconds) => calls.observe({ call, status }, seconds),
    observePage: (source, status, seconds) => pages.observe({ source, status }, seconds),
    text: async () => {
      const readings = registerReadings(await read());
      return `${await registry.metrics()}\n${await readings.metrics()}`;
    },
    snapshot: async () => [
      ...(await snapshotOf(registry)),
      ...(await snapshotOf(registerReadings(await read()))),
    ],
    contentType: registry.contentType,
  };
}

function registerReadings(readings: readonly Reading[]): Registry {
  const registry = new Registry();
  for (const { name, help, type = 'gauge', values } of readings) {
    const labelNames = [...new Set(values.flatMap(({ labels = {} }) => Object.keys(labels)))];
    const settings = { name, help, labelNames, registers: [registry] };
    const metric = type === 'counter' ? new Counter(settings) : new Gauge(settings);
    for (const { labels = {}, value } of values) metric.inc(labels, value);
  }
  return registry;
}

const TYPES = ['counter', 'gauge', 'histogram'] as const;

async function snapshotOf(registry: Registry): Promise<MetricSnapshot[]> {
  const metrics = (await registry.getMetricsAsJSON()) as unknown as (Omit<
    MetricSnapshot,
    'type'
  > & { readonly type: string })[];
  return metrics.flatMap(({ name, help, type, values }) => {
    const exported = TYPES.find((each) => each === type);
    return exported === undefined ? [] : [{ name, help, type: exported, values }];
  });
}
