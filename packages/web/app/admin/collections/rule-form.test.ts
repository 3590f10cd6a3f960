import { expect, test } from 'vitest';
import { toConditions } from '../grid/conditions.ts';
import { readRuleForm, ruleColumns } from './rule-form.ts';

function submitted(match: string, ...conditions: readonly (readonly string[])[]): FormData {
  const form = new FormData();
  form.set('match', match);
  for (const [field = '', operator = '', value = ''] of conditions) {
    form.append('field', field);
    form.append('operator', operator);
    form.append('value', value);
  }
  return form;
}

test('converts conditions to a query filter and back', () => {
  const form = submitted(
    'all',
    ['price', 'lt', '50'],
    ['ribbon', 'eq', 'Summer'],
    ['productType', 'hasSome', 'digital'],
    ['onSale', 'eq', 'true'],
    ['', '', ''],
  );
  const filter = readRuleForm(form);
  expect(filter).toEqual({
    $and: [
      { price: { $lt: 50 } },
      { ribbon: { $eq: 'Summer' } },
      { productType: { $hasSome: ['digital'] } },
      { onSale: { $eq: true } },
    ],
  });
  expect(toConditions(filter, ruleColumns)?.conditions).toHaveLength(4);
});

test('without JavaScript, replaces an operator that the column does not support', () => {
  expect(readRuleForm(submitted('any', ['onSale', 'contains', '']))).toEqual({
    onSale: { $eq: true },
  });
  expect(readRuleForm(submitted('any', ['price', 'lt', '']))).toBeUndefined();
});
