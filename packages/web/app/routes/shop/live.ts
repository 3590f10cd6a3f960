import type { Route } from './+types/live';
import { pageContext } from '../../page-context.server.ts';

/** An answer that takes longer is given up by the server: the page comes back by itself, and hears at once what it missed. */
const longestMs = 12_000;
/** More at once are told not to come back; their pages are then as fresh as their last click. */
const mostListeners = 5000;
/** Of those from one address: a house full of people with the shop open, and no more than a program of somebody's needs. */
const mostFromOneAddress = 50;

/** Tells an open page which catalog there is now, and of every change. */
export function loader({ request, context }: Route.LoaderArgs): Response {
  const { watch, closing, clientNetwork } = context.get(pageContext);
  const from = clientNetwork();
  const isFull =
    watch.followers() >= mostListeners ||
    (from !== undefined && watch.followers(from) >= mostFromOneAddress);
  if (isFull) return new Response(null, { status: 204 });
  const encoder = new TextEncoder();
  let stop = (): void => {};
  let isOpen = true;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (text: string): void => controller.enqueue(encoder.encode(text));
      const tell = (version: string): void => send(`data: ${version}\n\n`);
      const unfollow = watch.follow(tell, from);
      const end = (): void => {
        stop();
        controller.close();
      };
      const timer = setTimeout(end, longestMs).unref();
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
          if (isOpen) tell(version);
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
