import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isRefusal } from '../../../kernel/outcome.ts';
import { memberActions, memberStatuses, memberTable, statusAfter } from './member-status.ts';

const page = readFileSync(
  new URL('../../../../../../docs/decisions/0011-states-of-a-member.md', import.meta.url),
  'utf8',
);
const rows = page
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim().replaceAll('`', '')),
  );

describe('the states of a member', () => {
  it('match the decision record for every action', () => {
    const [head = [], , ...body] = rows;
    expect(head.slice(1)).toEqual(memberActions);
    expect(body.map(([status]) => status)).toEqual(memberStatuses);
    const documented = Object.fromEntries(
      body.map(([status = '', ...cells]) => [
        status,
        Object.fromEntries(cells.map((cell, index) => [memberActions[index], cell])),
      ]),
    );
    expect(documented).toEqual(memberTable);
  });

  it.each(
    memberStatuses.flatMap((status) => memberActions.map((action) => [status, action] as const)),
  )('%s, %s', (status, action) => {
    const after = statusAfter(status, action);
    const cell = memberTable[status][action];
    if (isRefusal(after)) expect(after).toMatchObject({ status: 409, code: cell });
    else expect(after).toBe(cell === 'same' ? status : cell);
  });

  it('disconnecting is final', () => {
    for (const action of memberActions) {
      const after = statusAfter('OFFLINE', action);
      expect(isRefusal(after) || after === 'OFFLINE').toBe(true);
    }
  });
});
