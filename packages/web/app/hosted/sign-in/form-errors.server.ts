import { ApiError, ConnectionError, type FieldViolation } from '@shopwright/sdk';
import type { SayIn } from '../../i18n/translate.ts';

/** What a form shows again when it was refused: sentences, and everything typed but the secrets. */
export interface Refused {
  readonly values: Readonly<Record<string, string>>;
  readonly errors: Readonly<Record<string, string>>;
  readonly message?: string | undefined;
  /** What helps: a new password, or signing in to the account that is there. */
  readonly way?: 'forgot' | 'sign-in' | undefined;
}

type Say = SayIn<'signIn'>;
type Sentence = Partial<Omit<Refused, 'values'>>;

/**
 * The platform's refusal in words that help; undefined for what no sentence explains.
 * Codes of the wire are the provider's own numbers.
 */
export function sentenceOf(error: unknown, say: Say): Sentence | undefined {
  if (error instanceof ConnectionError) return { message: say('tryLater') };
  if (!(error instanceof ApiError)) return undefined;
  const violations = error.details.validationError?.fieldViolations;
  if (violations !== undefined) {
    const errors = violations.map((violation) => violated(violation, say));
    // A field that no person filled in is a mistake of ours.
    return errors.every((named) => named !== undefined)
      ? { errors: Object.fromEntries(errors) }
      : undefined;
  }
  switch (String(error.code)) {
    case '-19971':
      return { message: say('captchaMissing') };
    case '-19970':
      return { message: say('captchaAgain') };
    case '-19995':
      return { message: say('emailTaken'), way: 'sign-in' };
    case '-19976':
      return { message: say('wrongPassword') };
    case '-19973':
      return { message: say('mustReset'), way: 'forgot' };
    case 'VERIFICATION_FAILED':
      return { errors: { code: say('codeWrong') } };
    // Signing in answers a malformed address so.
    case 'INVALID_ARGUMENT':
      return { errors: { email: say('emailInvalid') } };
  }
  if (error.status === 429) return { message: tooMany(error, say) };
  return error.status >= 500 ? { message: say('tryLater') } : undefined;
}

function violated(
  { field, violatedRule, data }: FieldViolation,
  say: Say,
): [field: string, sentence: string] | undefined {
  const { threshold, type } = (data ?? {}) as {
    readonly threshold?: number;
    readonly type?: string;
  };
  if (field.endsWith('email'))
    return ['email', say(violatedRule === 'REQUIRED_FIELD' ? 'emailNeeded' : 'emailInvalid')];
  if (/password$/i.test(field)) {
    if (violatedRule === 'MIN_LENGTH')
      return ['password', say('passwordShort', { count: threshold ?? 8 })];
    if (violatedRule === 'MAX_LENGTH')
      return ['password', say('passwordLong', { count: threshold ?? 128 })];
    return ['password', say(type === 'PASSWORD' ? 'passwordKnown' : 'newPasswordNeeded')];
  }
  if (field === 'code') return ['code', say('codeWrong')];
  const [, name] = /(?:^|\.)(firstName|lastName)$/.exec(field) ?? [];
  return name === undefined ? undefined : [name, say('tooLong')];
}

function tooMany(error: ApiError, say: Say): string {
  const { retryAfterSeconds } = (error.details.applicationError?.data ?? {}) as {
    readonly retryAfterSeconds?: number;
  };
  const seconds = Math.max(1, Math.ceil(retryAfterSeconds ?? 60));
  return seconds < 100
    ? say('tooManySeconds', { count: seconds })
    : say('tooManyMinutes', { count: Math.ceil(seconds / 60) });
}
