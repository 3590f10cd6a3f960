import type { ChangeAnswer, SessionView } from './cart-view.ts';
import type { ChangeFields } from './change.ts';
import { retryBrokenPictures } from '../ui/retry-pictures.ts';
import { createQueue, type CartState } from './queue.ts';

/** The language of the page, for its messages and request paths. */
export interface ConnectionLocale {
  readonly language: string;
  readonly changesPath: string;
  readonly unreachable: string;
}

interface ConnectionListeners {
  readonly onChange: (state: CartState) => void;
  readonly onMember: (member: SessionView['member']) => void;
}

const channelName = 'shopwright-cart';
const REQUEST_TIMEOUT_MS = 15_000;

/**
 * The page's connection to the server's cart: sends changes through a queue and receives updates
 * from other tabs.
 */
export function createConnection({ onChange, onMember }: ConnectionListeners) {
  let locale: ConnectionLocale = { language: 'en', changesPath: '/cart/changes', unreachable: '' };
  let answers = 0;
  let channel: BroadcastChannel | undefined;
  const queue = createQueue({
    send: ({ key, fields }) => withCartLock(() => post(locale.changesPath, { ...fields, key })),
    unreachable: () => locale.unreachable,
    pause: (tries) =>
      new Promise((resolve) => {
        setTimeout(resolve, Math.min(8_000, 250 * 2 ** tries));
      }),
    onChange,
    onAnswer: () => {
      answers += 1;
      retryBrokenPictures();
      // A channel has no other origins.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      channel?.postMessage('changed');
    },
  });

  async function refresh(signal: AbortSignal): Promise<void> {
    const before = answers;
    try {
      const response = await fetch(`/session?lang=${locale.language}`, { signal });
      if (!response.ok) return;
      const session = (await response.json()) as SessionView;
      retryBrokenPictures();
      onMember(session.member);
      // A response that arrived meanwhile is newer.
      if (before === answers) queue.adopt(session.cart);
    } catch {
      // The next trigger retries.
    }
  }

  return {
    queue,
    setLocale: (next: ConnectionLocale): void => {
      locale = next;
    },
    /**
     * Refreshes now and whenever another tab or the network may have changed the cart, until the
     * page is left.
     */
    listen(): () => void {
      const stop = new AbortController();
      const { signal } = stop;
      const refreshNow = (): void => void refresh(signal);
      refreshNow();
      document.addEventListener(
        'visibilitychange',
        () => {
          if (document.visibilityState === 'visible') refreshNow();
        },
        { signal },
      );
      addEventListener(
        'pageshow',
        ({ persisted }) => {
          if (persisted) refreshNow();
        },
        { signal },
      );
      addEventListener('online', refreshNow, { signal });
      channel = new BroadcastChannel(channelName);
      channel.addEventListener('message', refreshNow);
      return () => {
        stop.abort();
        channel?.close();
      };
    },
  };
}

/** One change at a time across all tabs: the second must use the visitor that the first created. */
const withCartLock = <Result>(work: () => Promise<Result>): Promise<Result> =>
  navigator.locks ? navigator.locks.request(channelName, work) : work();

async function post(path: string, fields: ChangeFields): Promise<ChangeAnswer> {
  // `keepalive`, so that a change survives navigating away right after the click.
  const response = await fetch(path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    keepalive: true,
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`The shop answered ${response.status}`);
  return (await response.json()) as ChangeAnswer;
}
