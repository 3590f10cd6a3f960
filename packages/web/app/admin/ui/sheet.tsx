import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { Icon } from '../shell/icon.tsx';

interface SheetProps {
  /** A button with this `popoverTarget` opens the sheet, also without JavaScript. */
  readonly id: string;
  readonly heading: string;
  readonly intro?: string;
  readonly onOpen?: () => void;
  readonly children: ReactNode;
}

/** A panel at the end of the page. It closes when the address changes. */
export function Sheet({ id, heading, intro, onOpen, children }: SheetProps) {
  const t = useTranslations('adminShell');
  const sheet = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  useEffect(() => {
    if (sheet.current?.matches(':popover-open')) sheet.current.hidePopover();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the address is what changes
  }, [key]);
  return (
    <div
      ref={sheet}
      id={id}
      popover="auto"
      role="dialog"
      aria-label={heading}
      className="admin-sheet"
      onToggle={({ newState }) => {
        if (newState === 'open') onOpen?.();
      }}
    >
      <div className="admin-card-head">
        <p className="admin-subtitle">{heading}</p>
        <button type="button" className="admin-tool" popoverTarget={id} popoverTargetAction="hide">
          <Icon name="close" />
          <span className="sr-only">{t('close')}</span>
        </button>
      </div>
      {intro && <p className="text-quiet">{intro}</p>}
      {children}
    </div>
  );
}
