import type { ChangeAnswer, SessionView } from './cart-view.ts';
import type { ChangeFields } from './change.ts';
import { retryBrokenPictures } from '../ui/retry-pictures.ts';
import { createQueue, type CartState } from './queue.ts';

/** How the page speaks, for the sentences and addresses of what it asks. */
export interface Speaking {
  readonly language: string;
  readonly changesPath: string;
  readonly unreachable: string;
}

interface Told {
  readonly onChange: (state: CartState) => void;
  readonly onMember: (member: SessionView['member']) => void;
}

const channelName = 'shopwright-cart';
const longestWait = 15_000;

/** The page's one line to the server about the cart: changes go out through a queue, and news of other tabs come in. */
export function createConnection({ onChange, onMember }: Told) {
  let speaking: Speaking = { language: 'en', changesPath: '/cart/changes', unreachable: '' };
  let answers = 0;
  let channel: BroadcastChannel | undefined;
  const queue = createQueue({
    send: ({ key, fields }) => inTurn(() => post(speaking.changesPath, { ...fields, key })),
    unreachable: () => speaking.unreachable,
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
      const response = await fetch(`/session?lang=${speaking.language}`, { signal });
      if (!response.ok) return;
      const session = (await response.json()) as SessionView;
      retryBrokenPictures();
      onMember(session.member);
      // An answer that came meanwhile is newer.
      if (before === answers) queue.adopt(session.cart);
    } catch {
      // Asked again when there is reason to.
    }
  }

  return {
    queue,
    speak: (next: Speaking): void => {
      speaking = next;
    },
    /** Asks now and whenever something may have changed elsewhere, until the page goes. */
    listen(): () => void {
      const stop = new AbortController();
      const { signal } = stop;
      const ask = (): void => void refresh(signal);
      ask();
      document.addEventListener(
        'visibilitychange',
        () => {
          if (document.visibilityState === 'visible') ask();
        },
        { signal },
      );
      addEventListener(
        'pageshow',
        ({ persisted }) => {
          if (persisted) ask();
        },
        { signal },
      );
      addEventListener('online', ask, { signal });
      channel = new BroadcastChannel(channelName);
      channel.addEventListener('message', ask);
      return () => {
        stop.abort();
        channel?.close();
      };
    },
  };
}

/** One change at a time over all tabs: the second must know the visitor the first has made. */
const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> =>
  navigator.locks ? navigator.locks.request(channelName, work) : work();

async function post(path: string, fields: ChangeFields): Promise<ChangeAnswer> {
  // Kept alive: whoever opens another page right after the click has still clicked.
  const response = await fetch(path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    keepalive: true,
    signal: AbortSignal.timeout(longestWait),
  });
  if (!response.ok) throw new Error(`The shop answered ${response.status}`);
  return (await response.json()) as ChangeAnswer;
}
