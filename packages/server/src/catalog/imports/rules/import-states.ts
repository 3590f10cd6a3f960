import type { CatalogImportState } from '@shopwright/contract/catalog/catalog-imports';

export type ImportAction = 'change' | 'validate' | 'start' | 'cancel' | 'resume' | 'delete';

interface ImportStage {
  readonly state: CatalogImportState;
  /** Whether rows of the file were imported, so that the import can only be resumed. */
  readonly isStarted: boolean;
}

/**
 * The state after an action; undefined when the import does not allow it. An action that has
 * happened already leaves the state as it is.
 */
export function nextState(
  { state, isStarted }: ImportStage,
  action: ImportAction,
): CatalogImportState | undefined {
  const isEditable = !isStarted && ['READY', 'VALIDATED', 'FAILED'].includes(state);
  switch (action) {
    case 'change':
      return isEditable ? 'READY' : undefined;
    case 'validate':
      return isEditable || state === 'VALIDATING' ? 'VALIDATING' : undefined;
    case 'start':
      if (state === 'RUNNING' || state === 'COMPLETED') return state;
      return isEditable && state !== 'FAILED' ? 'RUNNING' : undefined;
    case 'cancel':
      if (state === 'VALIDATING') return 'READY';
      return state === 'RUNNING' || state === 'CANCELED' ? 'CANCELED' : undefined;
    case 'resume':
      if (state === 'RUNNING') return state;
      return isStarted && (state === 'CANCELED' || state === 'FAILED') ? 'RUNNING' : undefined;
    case 'delete':
      return isRunning(state) ? undefined : state;
  }
}

/** A job works on imports in these states. */
export const isRunning = (state: CatalogImportState): boolean =>
  state === 'VALIDATING' || state === 'RUNNING';
