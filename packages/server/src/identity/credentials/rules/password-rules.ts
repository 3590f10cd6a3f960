import type { FieldViolation } from '@shopwright/contract';
import { violation } from '../../../kernel/outcome.ts';

export interface PasswordPolicy {
  readonly passwordMinLength: number;
  readonly refuseKnownPasswords: boolean;
}

export const MAX_PASSWORD_LENGTH = 128;

/**
 * The rule that a password violates, if any. Length counts characters, not code units, and there
 * are no composition rules.
 */
export function passwordViolation(
  password: string | null | undefined,
  policy: PasswordPolicy,
  field: string,
  isCommon: (password: string) => boolean,
  email = '',
): FieldViolation | undefined {
  if (password === undefined || password === null || password === '')
    return violation(field, 'REQUIRED_FIELD', 'is required');
  const length = Array.from(password).length;
  if (length < policy.passwordMinLength)
    return violation(
      field,
      'MIN_LENGTH',
      `must not be shorter than ${policy.passwordMinLength} characters`,
      { threshold: policy.passwordMinLength },
    );
  if (length > MAX_PASSWORD_LENGTH)
    return violation(
      field,
      'MAX_LENGTH',
      `must not be longer than ${MAX_PASSWORD_LENGTH} characters`,
      {
        threshold: MAX_PASSWORD_LENGTH,
      },
    );
  if (email !== '' && password.toLowerCase() === email.toLowerCase())
    return violation(field, 'OTHER', 'must not be the email address', { type: 'PASSWORD' });
  if (policy.refuseKnownPasswords && isCommon(password.toLowerCase()))
    return violation(field, 'OTHER', 'appears in lists of stolen passwords; choose another one', {
      type: 'PASSWORD',
    });
  return undefined;
}
