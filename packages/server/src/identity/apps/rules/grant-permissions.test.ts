import { describe, expect, it } from 'vitest';
import { permissionsOf } from '../../staff/rules/staff-permissions.ts';
import { addsPermissions, beyond, outliving, unknownPermissions } from './grant-permissions.ts';

const holding = (...permissions: string[]) => ({ permissions: new Set(permissions) });
const refused = (description: string) =>
  expect.objectContaining({ status: 403, code: 'PERMISSION_DENIED', description });

describe('permissions that a caller may grant', () => {
  it('are their own, and all of them for a caller with full access', () => {
    expect(beyond(holding('A', 'B'), ['A'])).toBeUndefined();
    expect(beyond(holding('A', 'B'), [])).toBeUndefined();
    expect(beyond(holding('*'), ['A', '*'])).toBeUndefined();
    expect(beyond(holding('A'), ['A', 'B'])).toEqual(
      refused('You cannot grant the permission B, because you do not have it.'),
    );
    expect(beyond(holding('A'), ['*'])).toEqual(
      refused('You cannot grant the permission *, because you do not have it.'),
    );
    expect(beyond(holding(), ['A'])).toBeDefined();
  });

  it("expire no later than the caller's own credentials", () => {
    const end = new Date('2026-05-01T00:00:00.000Z');
    const [before, after] = [new Date(end.getTime() - 1), new Date(end.getTime() + 1)];
    for (const expiresAt of [null, before, after]) expect(outliving({}, expiresAt)).toBeUndefined();
    for (const expiresAt of [before, end])
      expect(outliving({ expiresAt: end }, expiresAt)).toBeUndefined();
    for (const expiresAt of [after, null]) {
      expect(outliving({ expiresAt: end }, expiresAt)).toEqual(
        refused(
          'Your access expires at 2026-05-01T00:00:00.000Z. Credentials that you create or grant permissions to must expire by then.',
        ),
      );
    }
  });

  it('are more than before when one permission is new', () => {
    expect(addsPermissions(['A', 'B'], ['A'])).toBe(false);
    expect(addsPermissions(['A'], ['A', 'B'])).toBe(true);
    expect(addsPermissions([], ['A'])).toBe(true);
    expect(addsPermissions(['A'])).toBe(false);
  });

  it('exist: a misspelled permission is reported with a suggestion', () => {
    expect(unknownPermissions('app.permissions', ['*', 'MEMBERS.MEMBER_READ'])).toEqual([]);
    expect(unknownPermissions('app.permissions', ['*', 'members.member_reed', 'toString'])).toEqual(
      [
        expect.objectContaining({
          field: 'app.permissions[1]',
          violatedRule: 'OTHER',
          description: 'is not a permission; did you mean MEMBERS.MEMBER_READ?',
        }),
        expect.objectContaining({
          field: 'app.permissions[2]',
          violatedRule: 'OTHER',
          description: 'is not a permission',
        }),
      ],
    );
  });
});

describe('staff', () => {
  it('the owner has every permission, a collaborator those that were granted', () => {
    expect(permissionsOf({ role: 'owner', permissions: [] })).toEqual(new Set(['*']));
    expect(permissionsOf({ role: 'collaborator', permissions: ['A', 'B'] })).toEqual(
      new Set(['A', 'B']),
    );
    expect(permissionsOf({ role: 'collaborator', permissions: [] })).toEqual(new Set());
  });
});
