import { collectDefaultMetrics, Registry } from 'prom-client';

export interface Metrics {
  readonly observe: (call: string, status: number, seconds: number) => void;
  /** A page of the shop: sent from memory, or rendered. */
  readonly observePage: (source: 'memory' | 'rendered', status: number, seconds: number) => void;
  readonly text: () => Promise<string>;
  readonly contentType: string;
}

const buckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, Infinity];

interface Tally {
  readonly counts: number[];
  sum: number;
}

/** A number as it stands when the metrics are read. */
export interface Gauge {
  readonly name: string;
  readonly help: string;
  readonly type?: 'gauge' | 'counter';
  readonly values: readonly {
    readonly labels?: Readonly<Record<string, string>>;
    readonly value: number;
  }[];
}

/** A registry of its own for each process's platform, so that two in one process (tests) do not collide. */
export function createMetrics(
  readGauges: () => Promise<readonly Gauge[]> = async () => [],
): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  // Counted by hand: the library's histogram builds a key of text for every observation.
  const tallies = new Map<string, Map<number, Tally>>();
  const pages = new Map<string, Map<number, Tally>>();
  return {
    observe: (call, status, seconds) => count(tallyOf(tallies, call, status), seconds),
    observePage: (source, status, seconds) => count(tallyOf(pages, source, status), seconds),
    text: async () =>
      [
        await registry.metrics(),
        histogram(tallies, {
          name: 'shopwright_call_seconds',
          help: 'Time to answer a call, by call and status.',
          label: 'call',
        }),
        histogram(pages, {
          name: 'shopwright_page_seconds',
          help: 'Time to answer with a page, by source (memory or rendered) and status.',
          label: 'source',
        }),
        ...(await readGauges()).map(gaugeText),
      ].join('\n'),
    contentType: registry.contentType,
  };
}

function count(tally: Tally, seconds: number): void {
  const bucket = buckets.findIndex((limit) => seconds <= limit);
  tally.counts[bucket] = (tally.counts[bucket] ?? 0) + 1;
  tally.sum += seconds;
}

function gaugeText({ name, help, type = 'gauge', values }: Gauge): string {
  const lines = values.map(({ labels = {}, value }) => {
    const pairs = Object.entries(labels)
      .map(([label, text]) => `${label}="${text}"`)
      .join(',');
    return `${name}${pairs === '' ? '' : `{${pairs}}`} ${value}`;
  });
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join('\n')}\n`;
}

function tallyOf(tallies: Map<string, Map<number, Tally>>, call: string, status: number): Tally {
  let ofCall = tallies.get(call);
  if (!ofCall) tallies.set(call, (ofCall = new Map<number, Tally>()));
  let tally = ofCall.get(status);
  if (!tally) ofCall.set(status, (tally = { counts: buckets.map(() => 0), sum: 0 }));
  return tally;
}

/** Prometheus counts upwards: each bucket holds all that were at least as quick. */
function histogram(
  tallies: ReadonlyMap<string, ReadonlyMap<number, Tally>>,
  { name, help, label }: { name: string; help: string; label: string },
): string {
  const lines = [`# HELP ${name} ${help}`, `# TYPE ${name} histogram`];
  for (const [call, ofCall] of tallies) {
    for (const [status, { counts, sum }] of ofCall) {
      const labels = `${label}="${call}",status="${status}"`;
      let total = 0;
      for (const [index, count] of counts.entries())
        lines.push(
          `${name}_bucket{le="${buckets[index] === Infinity ? '+Inf' : buckets[index]}",${labels}} ${(total += count)}`,
        );
      lines.push(`${name}_sum{${labels}} ${sum}`, `${name}_count{${labels}} ${total}`);
    }
  }
  return `${lines.join('\n')}\n`;
}
