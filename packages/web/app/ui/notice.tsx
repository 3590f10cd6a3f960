import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useScripts } from './use-scripts.ts';

interface NoticeProps {
  /**
   * `error` is read out at once and takes the focus when it appears; `done` is read out when there
   * is a pause.
   */
  readonly kind: 'error' | 'done' | 'note';
  readonly children: ReactNode;
}

/** A sentence about what happened, above the form it is about. */
export function Notice({ kind, children }: NoticeProps) {
  const [cameWithPage] = useState(!useScripts());
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (kind === 'error') takeFocus(box.current, cameWithPage && scrollY > 0);
  }, [kind, cameWithPage]);
  return (
    <div
      ref={box}
      tabIndex={-1}
      role={kind === 'error' ? 'alert' : 'status'}
      className={`notice notice-${kind}`}
    >
      {children}
    </div>
  );
}

/**
 * Focuses the first invalid field, otherwise the notice. Does not move the focus of a reader who
 * has scrolled before hydration.
 */
function takeFocus(box: HTMLElement | null, preventScroll: boolean): void {
  const field = box?.closest('form, main')?.querySelector<HTMLElement>('[aria-invalid=true]');
  (field ?? box)?.focus({ preventScroll });
}
