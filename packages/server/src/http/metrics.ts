import { collectDefaultMetrics, Registry } from 'prom-client';

export interface Metrics {
  readonly observe: (call: string, status: number, seconds: number) => void;
  readonly text: () => Promise<string>;
  readonly contentType: string;
}

const buckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, Infinity];

interface Tally {
  readonly counts: number[];
  sum: number;
}

/** A registry of its own for each process's platform, so that two in one process (tests) do not collide. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  // Counted by hand: the library's histogram builds a key of text for every observation.
  const tallies = new Map<string, Map<number, Tally>>();
  return {
    observe: (call, status, seconds) => {
      const tally = tallyOf(tallies, call, status);
      const bucket = buckets.findIndex((limit) => seconds <= limit);
      tally.counts[bucket] = (tally.counts[bucket] ?? 0) + 1;
      tally.sum += seconds;
    },
    text: async () => `${await registry.metrics()}\n${histogram(tallies)}`,
    contentType: registry.contentType,
  };
}

function tallyOf(tallies: Map<string, Map<number, Tally>>, call: string, status: number): Tally {
  let ofCall = tallies.get(call);
  if (!ofCall) tallies.set(call, ofCall = new Map<number, Tally>());
  let tally = ofCall.get(status);
  if (!tally) ofCall.set(status, tally = { counts: buckets.map(() => 0), sum: 0 });
  return tally;
}

/** Prometheus counts upwards: each bucket holds all that were at least as quick. */
function histogram(tallies: ReadonlyMap<string, ReadonlyMap<number, Tally>>): string {
  const name = 'shopwright_call_seconds';
  const lines = [`# HELP ${name} Time to answer a call, by call and status.`, `# TYPE ${name} histogram`];
  for (const [call, ofCall] of tallies) {
    for (const [status, { counts, sum }] of ofCall) {
      const labels = `call="${call}",status="${status}"`;
      let total = 0;
      for (const [index, count] of counts.entries()) lines.push(`${name}_bucket{le="${buckets[index] === Infinity ? '+Inf' : buckets[index]}",${labels}} ${total += count}`);
      lines.push(`${name}_sum{${labels}} ${sum}`, `${name}_count{${labels}} ${total}`);
    }
  }
  return `${lines.join('\n')}\n`;
}
