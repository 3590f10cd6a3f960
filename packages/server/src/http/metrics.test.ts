import { expect, it } from 'vitest';
import { createMetrics } from './metrics.ts';

it('counts calls by name and status, in cumulative Prometheus buckets', async () => {
  const metrics = createMetrics();
  for (const seconds of [0.0005, 0.001, 0.004, 0.3, 60]) metrics.observe('tea.brew', 200, seconds);
  metrics.observe('tea.brew', 503, 2);
  const lines = (await metrics.text())
    .split('\n')
    .filter((line) => line.includes('shopwright_call_seconds'));
  const value = (start: string) =>
    Number(
      lines
        .find((line) => line.startsWith(start))
        ?.split(' ')
        .at(-1),
    );
  expect(
    ['0.001', '0.005', '0.01', '0.25', '0.5', '5', '+Inf'].map((limit) =>
      value(`shopwright_call_seconds_bucket{le="${limit}",call="tea.brew",status="200"}`),
    ),
  ).toEqual([2, 3, 3, 3, 4, 4, 5]);
  expect(value('shopwright_call_seconds_count{call="tea.brew",status="200"}')).toBe(5);
  expect(value('shopwright_call_seconds_sum{call="tea.brew",status="200"}')).toBeCloseTo(60.3055);
  expect(value('shopwright_call_seconds_count{call="tea.brew",status="503"}')).toBe(1);
  expect(lines.filter((line) => line.startsWith('# TYPE'))).toEqual([
    '# TYPE shopwright_call_seconds histogram',
  ]);
});

it('counts pages by their source, and shows gauges read at scrape time', async () => {
  const metrics = createMetrics(async () => [
    { name: 'shopwright_jobs', help: 'Jobs.', values: [{ labels: { state: 'due' }, value: 3 }] },
  ]);
  metrics.observePage('memory', 200, 0);
  metrics.observePage('rendered', 500, 0.2);
  const text = await metrics.text();
  expect(text).toContain('shopwright_page_seconds_count{source="memory",status="200"} 1\n');
  expect(text).toContain('shopwright_page_seconds_count{source="rendered",status="500"} 1\n');
  expect(text).toContain('# TYPE shopwright_jobs gauge\nshopwright_jobs{state="due"} 3\n');
});

it('includes process metrics', async () => {
  expect(await createMetrics().text()).toContain('nodejs_heap_size_used_bytes');
});
