import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { useTranslations } from '../../i18n/use-translations.tsx';

/**
 * The heading of a step. It takes the focus when it replaces another step, so that a screen reader
 * continues from here.
 */
export function StepHeading({ children }: { readonly children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The first page of a visit is left as browsers open it.
  const arrived = useLocation().key !== 'default';
  useEffect(() => {
    if (arrived) heading.current?.focus({ preventScroll: true });
  }, [arrived]);
  return (
    <h1 ref={heading} tabIndex={-1} className="subtitle checkout-heading">
      {children}
    </h1>
  );
}

export function Next({ label }: { readonly label: string }) {
  const t = useTranslations('checkout');
  const busy = useNavigation().state !== 'idle';
  return (
    <div className="checkout-next">
      <button className="button" aria-disabled={busy || undefined}>
        {busy ? t('paying') : label}
      </button>
    </div>
  );
}
