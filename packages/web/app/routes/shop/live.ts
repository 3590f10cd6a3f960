import type { Route } from './+types/live';
import { pageContext } from '../../page-context.server.ts';

/** The server ends longer answers: the page reconnects and receives what it missed. */
const MAX_STREAM_MS = 12_000;
/** Further listeners get a status that stops reconnecting; their pages refresh on navigation. */
const MAX_LISTENERS = 5000;
/** Per network: enough for an office, but not for a script. */
const MAX_LISTENERS_PER_NETWORK = 50;

/** Streams the catalog version to an open page, now and after every change. */
export function loader({ request, context }: Route.LoaderArgs): Response {
  const { watch, closing, clientNetwork } = context.get(pageContext);
  const from = clientNetwork();
  const isFull =
    watch.followers() >= MAX_LISTENERS ||
    (from !== undefined && watch.followers(from) >= MAX_LISTENERS_PER_NETWORK);
  if (isFull) return new Response(null, { status: 204 });
  const encoder = new TextEncoder();
  let stop = (): void => {};
  let isOpen = true;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (text: string): void => controller.enqueue(encoder.encode(text));
      const sendVersion = (version: string): void => send(`data: ${version}\n\n`);
      const unfollow = watch.follow(sendVersion, from);
      const end = (): void => {
        stop();
        controller.close();
      };
      const timer = setTimeout(end, MAX_STREAM_MS).unref();
      stop = () => {
        stop = () => {};
        isOpen = false;
        unfollow();
        clearTimeout(timer);
        request.signal.removeEventListener('abort', end);
        closing?.removeEventListener('abort', end);
      };
      request.signal.addEventListener('abort', end);
      closing?.addEventListener('abort', end);
      send('retry: 250\n\n');
      // Should it fail, the next look says the same.
      void watch.version().then(
        (version) => {
          if (isOpen) sendVersion(version);
        },
        () => {},
      );
    },
    cancel: () => stop(),
  });
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    },
  });
}
