import { ValueType, type HrTime } from '@opentelemetry/api';
import { millisToHrTime } from '@opentelemetry/core';
import type { Resource } from '@opentelemetry/resources';
import {
  AggregationTemporality,
  DataPointType,
  type DataPoint,
  type Histogram,
  type MetricData,
  type MetricProducer,
} from '@opentelemetry/sdk-metrics';
import type { MetricSnapshot } from '../http/index.ts';

/**
 * The metrics of Prometheus for OpenTelemetry, with the same names and labels, so that dashboards
 * and alerts of both say the same.
 */
export function createMetricProducer(
  snapshot: () => Promise<readonly MetricSnapshot[]>,
  resource: Resource,
): MetricProducer {
  const startTime = millisToHrTime(Date.now());
  return {
    async collect() {
      const endTime = millisToHrTime(Date.now());
      const metrics = toMetricData(await snapshot(), { startTime, endTime });
      const scopeMetrics = [{ scope: { name: 'shopwright' }, metrics }];
      return { resourceMetrics: { resource, scopeMetrics }, errors: [] };
    },
  };
}

interface Times {
  readonly startTime: HrTime;
  readonly endTime: HrTime;
}

export function toMetricData(snapshots: readonly MetricSnapshot[], times: Times): MetricData[] {
  return snapshots.map((snapshot): MetricData => {
    const { name, help, type, values } = snapshot;
    const common = {
      descriptor: {
        name,
        description: help,
        unit: /_seconds(?:_total)?$/.test(name) ? 's' : name.endsWith('_bytes') ? 'By' : '1',
        valueType: ValueType.DOUBLE,
      },
      aggregationTemporality: AggregationTemporality.CUMULATIVE,
    };
    if (type === 'histogram')
      return {
        ...common,
        dataPointType: DataPointType.HISTOGRAM,
        dataPoints: toHistograms(snapshot, times),
      };
    const dataPoints = values.map(({ labels, value }) => ({ ...times, attributes: labels, value }));
    return type === 'counter'
      ? { ...common, dataPointType: DataPointType.SUM, dataPoints, isMonotonic: true }
      : { ...common, dataPointType: DataPointType.GAUGE, dataPoints };
  });
}

/** Prometheus counts everything up to a bucket's bound, OpenTelemetry what is in the bucket. */
function toHistograms({ name, values }: MetricSnapshot, times: Times): DataPoint<Histogram>[] {
  const series = Map.groupBy(values, ({ labels: { le: _bound, ...labels } }) =>
    JSON.stringify(Object.entries(labels).toSorted(([one], [other]) => (one < other ? -1 : 1))),
  );
  return [...series].map(([labels, parts]) => {
    const valueOf = (suffix: string): number =>
      parts.find((part) => part.metricName === `${name}_${suffix}`)?.value ?? 0;
    const buckets = parts
      .filter(({ metricName }) => metricName === `${name}_bucket`)
      .map(({ labels: { le }, value }) => ({ bound: le === '+Inf' ? Infinity : Number(le), value }))
      .toSorted((one, other) => one.bound - other.bound);
    return {
      ...times,
      attributes: Object.fromEntries(JSON.parse(labels) as [string, string | number][]),
      value: {
        buckets: {
          boundaries: buckets.map(({ bound }) => bound).filter(Number.isFinite),
          counts: buckets.map(({ value }, index) => value - (buckets[index - 1]?.value ?? 0)),
        },
        sum: valueOf('sum'),
        count: valueOf('count'),
      },
    };
  });
}
