import { describe, expect, it } from 'vitest';
import { readRoleKey, readRoleQuery } from './role-query.ts';

const one = 'AAAAAAAA-0000-4000-8000-000000000001';
const two = 'aaaaaaaa-0000-4000-8000-000000000002';
const refused = (field: string, description: string) => ({
  refused: 'validation',
  status: 400,
  violations: [{ field, violatedRule: 'OTHER', description, data: {} }],
});

describe('the key of a role', () => {
  it('is trimmed and read in lower case', () => {
    expect(readRoleKey(' Vip_Gold-1 ')).toBe('vip_gold-1');
    expect(readRoleKey(`1${'x'.repeat(49)}`)).toBe(`1${'x'.repeat(49)}`);
  });

  it('is refused in any other form', () => {
    for (const text of ['', '-vip', '_vip', 'vip gold', 'väter', 'vip!', `1${'x'.repeat(50)}`])
      expect(readRoleKey(text), text).toBeUndefined();
  });
});

describe('a query of members by role', () => {
  it('without a filter matches all', () => {
    for (const filter of [undefined, null, {}, '{}']) expect(readRoleQuery(filter)).toEqual({});
  });

  it('names members and roles, one or several', () => {
    expect(readRoleQuery({ memberId: one })).toEqual({ memberIds: [one.toLowerCase()] });
    expect(readRoleQuery({ memberId: { $in: [one, two] }, roleKey: { $eq: 'VIP' } })).toEqual({
      memberIds: [one.toLowerCase(), two],
      roleKeys: ['vip'],
    });
    expect(readRoleQuery(`{"roleKey":{"$in":["vip","staff"]}}`)).toEqual({
      roleKeys: ['vip', 'staff'],
    });
  });

  it('that names only invalid ids matches nothing, rather than all', () => {
    expect(readRoleQuery({ memberId: 'x', roleKey: '!' })).toEqual({ memberIds: [], roleKeys: [] });
    expect(readRoleQuery({ roleKey: { $in: [] } })).toEqual({ roleKeys: [] });
  });

  it('is refused if it is not an object', () => {
    for (const filter of [5, true, [], '[]', '{', 'null', '"x"'])
      expect(readRoleQuery(filter), JSON.stringify(filter)).toEqual(
        refused('query.filter', 'must be an object'),
      );
  });

  it('is refused with an unknown field', () => {
    for (const field of ['memberIds', '$or', 'x'.repeat(101)])
      expect(readRoleQuery({ [field]: 'x' })).toEqual(
        refused(
          `query.filter.${field.slice(0, 100)}`,
          'is not a field that can be asked for: memberId and roleKey are',
        ),
      );
  });

  it('is refused with another operator, or with too many values', () => {
    const thousand = Array<string>(1000).fill('vip');
    expect(readRoleQuery({ roleKey: { $in: thousand } })).toEqual({ roleKeys: thousand });
    for (const operand of [
      5,
      null,
      ['vip'],
      {},
      { $ne: 'vip' },
      { $eq: 5 },
      { $in: 'vip' },
      { $in: ['vip', 5] },
      { $eq: 'vip', $in: ['vip'] },
      { $in: [...thousand, 'vip'] },
    ])
      expect(readRoleQuery({ roleKey: operand }), JSON.stringify(operand).slice(0, 40)).toEqual(
        refused(
          'query.filter.roleKey',
          'must be a text, {"$eq": text} or {"$in": [texts]} with at most 1000 values',
        ),
      );
  });
});
