import { Duplex } from 'node:stream';
import { constants, createGzip } from 'node:zlib';

const text = /^(?:text\/(?!event-stream)|application\/(?:json|manifest\+json)|image\/svg)/;
/** Nearly the best compression in a third of the time, for a page that is not cached. */
const level = 4;

/** Compresses a page while it is sent: ready parts are flushed at once. */
export function compressResponse(
  answer: Response,
  { method, headers }: Pick<Request, 'method' | 'headers'>,
): Response {
  if (
    !answer.body ||
    method === 'HEAD' ||
    answer.headers.has('content-encoding') ||
    // A cached page was chosen for what this browser can read.
    answer.headers.get('vary') === 'accept-encoding' ||
    !text.test(answer.headers.get('content-type') ?? '')
  )
    return answer;
  const sent = new Headers(answer.headers);
  sent.append('vary', 'accept-encoding');
  if (!/\bgzip\b/.test(headers.get('accept-encoding') ?? ''))
    return new Response(answer.body, { status: answer.status, headers: sent });
  sent.set('content-encoding', 'gzip');
  sent.delete('content-length');
  // Node's streams take and give the same bytes as the web's; their types name the buffers
  // differently.
  const gzip = Duplex.toWeb(
    createGzip({ level, flush: constants.Z_SYNC_FLUSH }),
  ) as unknown as ReadableWritablePair<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>;
  return new Response(answer.body.pipeThrough(gzip), { status: answer.status, headers: sent });
}
