import { ApiError, ConnectionError, type FieldViolation } from '@shopwright/sdk';
import type { TranslateArea } from '../../i18n/translate.ts';

/** The state of a refused form: messages, and all entered values except secrets. */
export interface Refused {
  readonly values: Readonly<Record<string, string>>;
  readonly errors: Readonly<Record<string, string>>;
  readonly message?: string | undefined;
  /** The suggested action: a new password, or signing in to the existing account. */
  readonly way?: 'forgot' | 'sign-in' | undefined;
}

type Translate = TranslateArea<'signIn'>;
type Sentence = Partial<Omit<Refused, 'values'>>;

/**
 * The message for a refusal of the platform; undefined for an error without one.
 * Codes of the wire are the provider's own numbers.
 */
export function sentenceOf(error: unknown, t: Translate): Sentence | undefined {
  if (error instanceof ConnectionError) return { message: t('tryLater') };
  if (!(error instanceof ApiError)) return undefined;
  const violations = error.details.validationError?.fieldViolations;
  if (violations !== undefined) {
    const errors = violations.map((violation) => violated(violation, t));
    // A violation of a field that the form does not have is a bug.
    return errors.every((named) => named !== undefined)
      ? { errors: Object.fromEntries(errors) }
      : undefined;
  }
  switch (String(error.code)) {
    case '-19971':
      return { message: t('captchaMissing') };
    case '-19970':
      return { message: t('captchaAgain') };
    case '-19995':
      return { message: t('emailTaken'), way: 'sign-in' };
    case '-19976':
      return { message: t('wrongPassword') };
    case '-19973':
      return { message: t('mustReset'), way: 'forgot' };
    case 'VERIFICATION_FAILED':
      return { errors: { code: t('codeWrong') } };
    // Signing in answers a malformed address so.
    case 'INVALID_ARGUMENT':
      return { errors: { email: t('emailInvalid') } };
  }
  if (error.status === 429) return { message: tooMany(error, t) };
  return error.status >= 500 ? { message: t('tryLater') } : undefined;
}

function violated(
  { field, violatedRule, data }: FieldViolation,
  t: Translate,
): [field: string, sentence: string] | undefined {
  const { threshold, type } = (data ?? {}) as {
    readonly threshold?: number;
    readonly type?: string;
  };
  if (field.endsWith('email'))
    return ['email', t(violatedRule === 'REQUIRED_FIELD' ? 'emailNeeded' : 'emailInvalid')];
  if (/password$/i.test(field)) {
    if (violatedRule === 'MIN_LENGTH')
      return ['password', t('passwordShort', { count: threshold ?? 8 })];
    if (violatedRule === 'MAX_LENGTH')
      return ['password', t('passwordLong', { count: threshold ?? 128 })];
    return ['password', t(type === 'PASSWORD' ? 'passwordBreached' : 'newPasswordNeeded')];
  }
  if (field === 'code') return ['code', t('codeWrong')];
  const [, name] = /(?:^|\.)(firstName|lastName)$/.exec(field) ?? [];
  return name === undefined ? undefined : [name, t('tooLong')];
}

function tooMany(error: ApiError, t: Translate): string {
  const { retryAfterSeconds } = (error.details.applicationError?.data ?? {}) as {
    readonly retryAfterSeconds?: number;
  };
  const seconds = Math.max(1, Math.ceil(retryAfterSeconds ?? 60));
  return seconds < 100
    ? t('tooManySeconds', { count: seconds })
    : t('tooManyMinutes', { count: Math.ceil(seconds / 60) });
}
