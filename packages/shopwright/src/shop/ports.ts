import type { FastifyInstance } from 'fastify';
import { createServer } from 'node:net';
import { Refusal } from '../refusal.ts';

export type PortError = Error & { readonly code?: unknown };

/** Finds out before the long part of a start whether the port can be had; 0 picks a free one. */
export async function claimPort(host: string, port: number): Promise<number> {
  const got = await tryPort(host, port);
  if (typeof got === 'number') return got;
  throw await portRefusal(host, port, got);
}

export async function portRefusal(host: string, port: number, error: PortError): Promise<Refusal> {
  switch (error.code) {
    case 'EADDRINUSE':
      return new Refusal(
        `Port ${port} is in use by another program: stop that program, or use --port ${await nextFreePort(host, port)}, which is free.`,
      );
    case 'EACCES':
      return new Refusal(
        `Permission denied for port ${port}: use a port above 1023, such as --port 8080.`,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new Refusal(
        `HOST is "${host}", which is not an address of this machine: use 127.0.0.1 to accept local connections only, or 0.0.0.0 to accept connections from the network.`,
      );
    default:
      return new Refusal(`Cannot listen on ${host}, port ${port}: ${error.message}.`, {
        cause: error,
      });
  }
}

export async function listen(app: FastifyInstance, host: string, port: number): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    if (error instanceof Error && 'code' in error && 'syscall' in error)
      throw await portRefusal(host, port, error);
    throw error;
  }
}

async function nextFreePort(host: string, port: number): Promise<number> {
  for (let candidate = port + 1; candidate <= Math.min(port + 100, 65_535); candidate += 1) {
    if (typeof (await tryPort(host, candidate)) === 'number') return candidate;
  }
  return 0;
}

/** The port, when it could be listened on a moment ago. */
export function tryPort(host: string, port: number): Promise<number | PortError> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', resolve);
    server.listen({ host, port, exclusive: true }, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : port));
    });
  });
}
