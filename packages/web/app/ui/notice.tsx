import type { ReactNode } from 'react';

interface NoticeProps {
  /** `error` is read out at once and takes the focus when it appears; `done` is read out when there is a pause. */
  readonly kind: 'error' | 'done' | 'note';
  readonly children: ReactNode;
}

/** A sentence about what happened, above the form it is about. */
export function Notice({ kind, children }: NoticeProps) {
  return <div ref={kind === 'error' ? takeFocus : undefined} tabIndex={-1} role={kind === 'error' ? 'alert' : 'status'} className={`notice notice-${kind}`}>{children}</div>;
}

/** The first field that is marked, else the sentence itself. */
function takeFocus(box: HTMLElement | null): void {
  const field = box?.closest('form, main')?.querySelector<HTMLElement>('[aria-invalid=true]');
  (field ?? box)?.focus();
}
