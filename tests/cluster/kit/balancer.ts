import { setTimeout as sleep } from 'node:timers/promises';

/** What a load balancer does: sends each request to the next server whose /ready answers 200. */
export interface Balancer {
  add(url: string): void;
  isReady(url: string): boolean;
  /** The server for the next request. */
  next(): string;
  close(): void;
}

const CHECK_EVERY_MS = 100;
const CHECK_TIMEOUT_MS = 5_000;

export function createBalancer(): Balancer {
  const servers: string[] = [];
  const ready = new Set<string>();
  let isClosed = false;
  let requests = 0;

  const watch = async (url: string): Promise<void> => {
    for (; !isClosed; await sleep(CHECK_EVERY_MS)) {
      const isReady = await fetch(`${url}/ready`, {
        signal: AbortSignal.timeout(CHECK_TIMEOUT_MS),
      }).then(
        async (answer) => (await answer.text(), answer.status === 200),
        () => false,
      );
      if (isReady) ready.add(url);
      else ready.delete(url);
    }
  };

  return {
    add(url) {
      servers.push(url);
      ready.add(url);
      void watch(url);
    },
    isReady: (url) => ready.has(url),
    next() {
      requests += 1;
      // Without a ready server any other can answer why.
      const choice = servers.filter((url) => ready.has(url));
      const candidates = choice.length > 0 ? choice : servers;
      const chosen = candidates[requests % candidates.length];
      if (chosen === undefined) throw new Error('The balancer has no server.');
      return chosen;
    },
    close: () => void (isClosed = true),
  };
}
