import { ChangePlanState } from '@shopwright/contract/change-plans/change-plans';
import { expect, it } from 'vitest';
import { isRunning, nextState } from './plan-states.ts';

const states = (ChangePlanState.enum ?? []) as (typeof ChangePlanState extends { enum: infer E }
  ? E
  : readonly never[]) &
  readonly Parameters<typeof nextState>[0][];

it('only a ready plan is applied, only an unapplied one canceled, only an applied one undone', () => {
  const table = Object.fromEntries(
    states.map((state) => [
      state,
      (['apply', 'cancel', 'undo'] as const).map((action) => nextState(state, action)),
    ]),
  );
  expect(table).toEqual({
    PREPARING: [undefined, 'CANCELED', undefined],
    READY: ['APPLYING', 'CANCELED', undefined],
    APPLYING: ['APPLYING', 'CANCELED', undefined],
    APPLIED: ['APPLIED', undefined, 'UNDOING'],
    UNDOING: [undefined, undefined, 'UNDOING'],
    UNDONE: [undefined, undefined, 'UNDONE'],
    CANCELED: [undefined, 'CANCELED', 'UNDOING'],
  });
});

it('counts a plan as running while a job works on it', () => {
  expect(states.filter(isRunning)).toEqual(['PREPARING', 'APPLYING', 'UNDOING']);
});
