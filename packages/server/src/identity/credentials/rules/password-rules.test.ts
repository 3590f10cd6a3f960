import { describe, expect, it } from 'vitest';
import { MAX_PASSWORD_LENGTH, passwordViolation } from './password-rules.ts';

const policy = { passwordMinLength: 8, refuseKnownPasswords: true };
const stolen = (password: string) => password === 'password1';
const check = (password: string | null | undefined, email?: string, over = policy) =>
  passwordViolation(password, over, 'password', stolen, email);

describe('a new password', () => {
  it('is required', () => {
    for (const missing of [undefined, null, ''])
      expect(check(missing)).toEqual({
        field: 'password',
        violatedRule: 'REQUIRED_FIELD',
        description: 'is required',
        data: {},
      });
  });

  it('has the minimum length of the store, counted in characters', () => {
    for (const password of ['12345678', '😀😀😀😀😀😀😀😀', ' '.repeat(8)])
      expect(check(password)).toBeUndefined();
    for (const password of ['1234567', '😀😀😀😀😀😀😀'])
      expect(check(password)).toEqual({
        field: 'password',
        violatedRule: 'MIN_LENGTH',
        description: 'must not be shorter than 8 characters',
        data: { threshold: 8 },
      });
  });

  it('has at most 128 characters', () => {
    expect(MAX_PASSWORD_LENGTH).toBe(128);
    expect(check('x'.repeat(128))).toBeUndefined();
    expect(check('😀'.repeat(128))).toBeUndefined();
    expect(check('x'.repeat(129))).toEqual({
      field: 'password',
      violatedRule: 'MAX_LENGTH',
      description: 'must not be longer than 128 characters',
      data: { threshold: 128 },
    });
  });

  it('is not the email address, in any case', () => {
    for (const password of ['ada@example.com', 'ADA@example.com'])
      expect(check(password, 'Ada@Example.com')).toEqual({
        field: 'password',
        violatedRule: 'OTHER',
        description: 'must not be the email address',
        data: { type: 'PASSWORD' },
      });
    expect(check('ada@example.com1', 'ada@example.com')).toBeUndefined();
    expect(check('ada@example.com')).toBeUndefined();
  });

  it('is not a breached one, in any case, unless the store allows those', () => {
    for (const password of ['password1', 'PassWord1'])
      expect(check(password)).toEqual({
        field: 'password',
        violatedRule: 'OTHER',
        description: 'appears in lists of stolen passwords; choose another one',
        data: { type: 'PASSWORD' },
      });
    expect(check('password1', '', { ...policy, refuseKnownPasswords: false })).toBeUndefined();
    expect(check('password2')).toBeUndefined();
  });
});
