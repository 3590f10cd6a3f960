import { errorMessage, errors } from '@shopwright/contract';
import { describe, expect, test } from 'vitest';
import {
  isRefusal,
  notFound,
  refuse,
  refuseBare,
  refuseFields,
  refuseWithStatus,
  violation,
} from './outcome.ts';

describe('a refusal', () => {
  test('has the status and the message of the contract', () => {
    expect(refuse('QUANTITY_LIMIT_EXCEEDED', { max: 5, name: 'Mug' }, { threshold: 5 })).toEqual({
      refused: 'application',
      status: errors.QUANTITY_LIMIT_EXCEEDED.status,
      code: 'QUANTITY_LIMIT_EXCEEDED',
      description: errorMessage('QUANTITY_LIMIT_EXCEEDED', { max: 5, name: 'Mug' }),
      data: { threshold: 5 },
    });
    expect(refuse('FIXED_QUANTITY')).toMatchObject({
      description: errorMessage('FIXED_QUANTITY', undefined),
      data: {},
    });
  });

  test('may have its own message, and its own status where clients expect several', () => {
    expect(refuse('PERMISSION_DENIED', 'Not you.').description).toBe('Not you.');
    expect(refuseWithStatus(428, 'MEMBERS_ONLY_ITEM', 'Sign in first.', { left: 2 })).toEqual({
      refused: 'application',
      status: 428,
      code: 'MEMBERS_ONLY_ITEM',
      description: 'Sign in first.',
      data: { left: 2 },
    });
    expect(refuseWithStatus(403, 'MEMBERS_ONLY_ITEM', 'None.').data).toEqual({});
  });

  test('names the fields that are wrong', () => {
    const missing = violation('name', 'REQUIRED_FIELD', 'is required');
    const long = violation('sku', 'MAX_LENGTH', 'is too long', { threshold: 40 });
    expect(refuseFields(missing, long)).toEqual({
      refused: 'validation',
      status: 400,
      violations: [
        { field: 'name', violatedRule: 'REQUIRED_FIELD', description: 'is required', data: {} },
        {
          field: 'sku',
          violatedRule: 'MAX_LENGTH',
          description: 'is too long',
          data: { threshold: 40 },
        },
      ],
    });
  });

  test('may have only a status and a message', () => {
    expect(refuseBare(429, 'Too many.')).toEqual({
      refused: 'bare',
      status: 429,
      description: 'Too many.',
    });
    expect(notFound('No such product.')).toMatchObject({
      code: 'NOT_FOUND',
      status: 404,
      description: 'No such product.',
    });
  });

  test('is distinguishable from any other value', () => {
    for (const refusal of [refuseBare(400, ''), refuseFields(), notFound('')])
      expect(isRefusal(refusal)).toBe(true);
    for (const value of [undefined, null, 'refused', 5, {}, { refuse: true }, []])
      expect(isRefusal(value)).toBe(false);
  });
});
