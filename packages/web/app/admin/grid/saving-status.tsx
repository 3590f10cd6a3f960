import { useTranslations } from '../../i18n/use-translations.tsx';
import type { SavingOutcome } from './use-cell-saving.ts';

interface SavingStatusProps {
  readonly outcome: SavingOutcome | undefined;
  /** Cells that are not saved yet, or were refused. */
  readonly unsaved: number;
  readonly onRetry: () => void;
  readonly onDiscard: () => void;
}

/** What happened to the cells that were edited last. */
export function SavingStatus({ outcome, unsaved, onRetry, onDiscard }: SavingStatusProps) {
  const t = useTranslations('adminGrid');
  const isLost = outcome?.kind === 'unreachable' || outcome?.kind === 'signedOut';
  const isBad = unsaved > 0 && outcome !== undefined && outcome.kind !== 'saved';
  return (
    <div className={`grid-status ${isBad ? 'is-bad' : ''}`}>
      <p role="status">{outcome && textOf(outcome, t)}</p>
      {isLost && unsaved > 0 && (
        <button type="button" className="button button-quiet" onClick={onRetry}>
          {t('saveAgain')}
        </button>
      )}
      {isBad && (
        <button type="button" className="button button-quiet" onClick={onDiscard}>
          {t('discard', { count: unsaved })}
        </button>
      )}
    </div>
  );
}

function textOf(outcome: SavingOutcome, t: ReturnType<typeof useTranslations<'adminGrid'>>) {
  switch (outcome.kind) {
    case 'saved':
      return t('cellsSaved', { count: outcome.count });
    case 'refused':
      return outcome.message;
    case 'signedOut':
      return t('signedOut');
    case 'unreachable':
      return t('unreachable');
  }
}
