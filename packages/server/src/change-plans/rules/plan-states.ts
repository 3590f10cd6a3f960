import type { ChangePlanState } from '@shopwright/contract/change-plans/change-plans';

export type PlanAction = 'apply' | 'cancel' | 'undo';

interface Transition {
  readonly from: readonly ChangePlanState[];
  readonly to: ChangePlanState;
  /** The action has happened already: the call is repeated, and changes nothing. */
  readonly done: readonly ChangePlanState[];
}

/** A canceled plan may have been applied in part, so it can be undone. */
const transitions: Readonly<Record<PlanAction, Transition>> = {
  apply: { from: ['READY'], to: 'APPLYING', done: ['APPLYING', 'APPLIED'] },
  cancel: { from: ['PREPARING', 'READY', 'APPLYING'], to: 'CANCELED', done: ['CANCELED'] },
  undo: { from: ['APPLIED', 'CANCELED'], to: 'UNDOING', done: ['UNDOING', 'UNDONE'] },
};

/** The state after the action; undefined when the plan does not allow it. */
export function nextState(state: ChangePlanState, action: PlanAction): ChangePlanState | undefined {
  const { from, to, done } = transitions[action];
  if (from.includes(state)) return to;
  return done.includes(state) ? state : undefined;
}

/** A job works on plans in these states. */
export const isRunning = (state: ChangePlanState): boolean =>
  state === 'PREPARING' || state === 'APPLYING' || state === 'UNDOING';
