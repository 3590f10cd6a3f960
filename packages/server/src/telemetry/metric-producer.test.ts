import { DataPointType } from '@opentelemetry/sdk-metrics';
import { expect, test } from 'vitest';
import { createMetrics } from '../http/index.ts';
import { toMetricData } from './metric-producer.ts';

const times = { startTime: [1, 0], endTime: [2, 0] } satisfies Parameters<typeof toMetricData>[1];

test('histograms count what is in each bucket, gauges and counters keep their labels', async () => {
  const metrics = createMetrics(async () => [
    { name: 'shopwright_jobs', help: 'Jobs.', values: [{ labels: { state: 'due' }, value: 3 }] },
    { name: 'shopwright_total', help: 'Events.', type: 'counter', values: [{ value: 7 }] },
  ]);
  for (const seconds of [0.0005, 0.004, 0.3, 60]) metrics.observe('tea.brew', 200, seconds);
  metrics.observe('tea.brew', 503, 2);
  const data = toMetricData(await metrics.snapshot(), times);
  const named = (name: string) => data.find(({ descriptor }) => descriptor.name === name);

  expect(named('shopwright_jobs')).toMatchObject({
    dataPointType: DataPointType.GAUGE,
    dataPoints: [{ attributes: { state: 'due' }, value: 3, ...times }],
  });
  expect(named('shopwright_total')).toMatchObject({
    dataPointType: DataPointType.SUM,
    isMonotonic: true,
    dataPoints: [{ value: 7 }],
  });
  const calls = named('shopwright_call_seconds');
  expect(calls).toMatchObject({
    descriptor: { unit: 's' },
    dataPointType: DataPointType.HISTOGRAM,
  });
  expect(calls?.dataPoints).toMatchObject([
    {
      attributes: { call: 'tea.brew', status: 200 },
      value: {
        count: 4,
        sum: 60.3045,
        buckets: {
          boundaries: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
          counts: [1, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1],
        },
      },
    },
    { attributes: { status: 503 }, value: { count: 1 } },
  ]);
});
