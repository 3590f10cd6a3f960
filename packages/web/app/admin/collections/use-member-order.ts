import { useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import type { FormAnswer } from '../../account/form-errors.server.ts';
import { applyMove, type MemberMove } from './move-member.ts';

/**
 * The order of a collection while it is edited: a move is shown at once and saved in the background,
 * one after the other, so that quick moves reach the platform in their order.
 */
export function useMemberOrder(stored: readonly string[]) {
  const fetcher = useFetcher<FormAnswer>();
  const [waiting, setWaiting] = useState<readonly MemberMove[]>([]);
  const sent = useRef<MemberMove>(undefined);
  const isIdle = fetcher.state === 'idle';

  useEffect(() => {
    if (!isIdle) return;
    const [next, ...rest] = waiting;
    if (sent.current && sent.current === next) {
      sent.current = undefined;
      // oxlint-disable-next-line react/set-state-in-effect -- the answer ends the move
      setWaiting(rest);
    } else if (next) {
      sent.current = next;
      const { productId, afterId } = next;
      void fetcher.submit(
        { intent: 'move', productId, ...(afterId === null ? {} : { afterId }) },
        { method: 'post', preventScrollReset: true },
      );
    }
  }, [isIdle, waiting, fetcher]);

  return {
    order: waiting.reduce<readonly string[]>(applyMove, stored),
    move: (move: MemberMove) => setWaiting((before) => [...before, move]),
    answer: fetcher.data,
    isSaving: waiting.length > 0,
  };
}
