import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../kit/start-server.ts';

/** The dashboard and the alert rules name metrics that the store has, and the guide every alert. */

const read = (file: string): string =>
  readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
const rules = read('deploy/monitoring/alerts.yml');
const alerts = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name);

let server: TestServer;
let metrics: string;
beforeAll(async () => {
  server = await startServer();
  // A call, so that the histogram of calls has values.
  await fetch(`${server.url}/v1/storefront`);
  metrics = await (await fetch(`${server.url}/metrics`)).text();
});
afterAll(() => server.close());

/** Each metric that a text names, as the store names it. */
const metricsIn = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(/\b(?:shopwright|process|nodejs)_[a-z0-9_]+/g)].map(([name]) =>
      name.replace(/_(?:bucket|count|sum)$/, ''),
    ),
  ),
];

test.each(['deploy/monitoring/alerts.yml', 'deploy/monitoring/grafana-dashboard.json'])(
  'every metric in %s exists in the store',
  (file) => {
    const named = metricsIn(read(file));
    expect(named.length).toBeGreaterThan(10);
    const existing = new Set([...metrics.matchAll(/^# TYPE (\w+) /gm)].map(([, name]) => name));
    expect(named.filter((name) => !existing.has(name))).toEqual([]);
  },
);

test.each(['deploy/monitoring/alerts.yml', 'deploy/monitoring/grafana-dashboard.json'])(
  'every state of a metric in %s exists in the store',
  (file) => {
    const selectors = read(file)
      .replaceAll('\\"', '"')
      .matchAll(/\b(shopwright_\w+)(\{state="[a-z]+"\})/g);
    const named = [...selectors].map(([, name, state]) => `${name}${state}`);
    expect(named.length).toBeGreaterThan(1);
    expect(named.filter((each) => !metrics.includes(`\n${each} `))).toEqual([]);
  },
);

test('every metric of the store is in the guide', () => {
  const own = [...metrics.matchAll(/^# TYPE (shopwright_\w+) /gm)].map(([, name = '']) => name);
  expect(own.length).toBeGreaterThan(10);
  const guide = read('docs/monitor.md');
  expect(own.filter((name) => !guide.includes(`\`${name}`))).toEqual([]);
});

test('the guide has a section for each alert, and none for others', () => {
  expect(alerts.length).toBeGreaterThan(10);
  const sections = [...read('docs/monitor.md').matchAll(/^### (Shopwright\w+)$/gm)];
  expect(sections.map(([, name]) => name)).toEqual(alerts);
});

test('every alert says how urgent it is and what has happened', () => {
  for (const rule of rules.split('- alert: ').slice(1)) {
    expect(rule).toMatch(/labels: \{ severity: (?:critical|warning) \}/);
    expect(rule).toMatch(/summary: [A-Z].*\.$/m);
  }
});
