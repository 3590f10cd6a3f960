import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { onCore } from './core.ts';
import type { BenchServer } from './server.ts';

export interface LoadRequest {
  readonly path: string;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /**
   * JSON that is packed into the URL. In it, in the path and in the body, `{price}` is a different
   * number in each request.
   */
  readonly pack?: string;
  /** Requests per second; by default as many as are answered. */
  readonly rate?: number;
  /** The number of requests, however long they take. */
  readonly amount?: number;
  /** Callers, used in rotation. */
  readonly authorizations?: readonly string[];
}

export interface LoadResult {
  readonly requestsPerSecond: number;
  /** Answers per second of the server's CPU time: the throughput of one core. */
  readonly requestsPerCpuSecond: number;
  readonly p99: number;
}

const program = fileURLToPath(new URL('./run-load.ts', import.meta.url));

/** Sends one request repeatedly from the second core. Every answer must be a 200. */
export async function load(
  server: BenchServer,
  request: LoadRequest,
  seconds: number,
): Promise<LoadResult> {
  const before = await server.cpuSeconds();
  const { command, args } = onCore(1, process.execPath);
  const child = spawn(
    command,
    [...args, program, JSON.stringify({ url: server.url, request, seconds })],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const [output] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  const cpu = (await server.cpuSeconds()) - before;
  const { answered, good, p99, duration } = JSON.parse(output) as {
    answered: number;
    good: number;
    p99: number;
    duration: number;
  };
  if (answered === 0 || good !== answered)
    throw new Error(`${request.path}: ${answered - good} of ${answered} answers were not 200.`);
  return { requestsPerSecond: answered / duration, requestsPerCpuSecond: answered / cpu, p99 };
}
