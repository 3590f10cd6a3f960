import { useEffect, useRef, type ReactNode } from 'react';

interface NoticeProps {
  /** `error` is read out at once and takes the focus when it appears; `done` is read out when there is a pause. */
  readonly kind: 'error' | 'done' | 'note';
  readonly children: ReactNode;
}

/** A sentence about what happened, above the form it is about. */
export function Notice({ kind, children }: NoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (kind !== 'error') return;
    // The first field that is marked, else the sentence itself.
    const field = box.current?.closest('form, main')?.querySelector<HTMLElement>('[aria-invalid=true]');
    (field ?? box.current)?.focus();
  }, [kind, children]);
  return <div ref={box} tabIndex={-1} role={kind === 'error' ? 'alert' : 'status'} className={`notice notice-${kind}`}>{children}</div>;
}
