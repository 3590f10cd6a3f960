import { ApiError } from '@shopwright/sdk';
import { data } from 'react-router';
import { isTransient } from '../http/finish-response.server.ts';
import type { Translate } from '../i18n/translate.ts';

/** The state of an account form after it was submitted. */
export interface FormAnswer {
  /** Which of a page's forms was sent. */
  readonly intent: string;
  readonly done?: string;
  readonly message?: string;
  readonly errors?: Readonly<Record<string, string>>;
  readonly values?: Readonly<Record<string, string>>;
}

/** Entered values are returned with an error, except passwords, codes and secrets. */
export const typed = (form: FormData): Record<string, string> =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      typeof value === 'string' && !/password|code|secret/i.test(name) ? [[name, value]] : [],
    ),
  );

export const refusedForm = (answer: FormAnswer, status = 400) => data(answer, { status });

type Sentences = 'notReachable' | 'notSaved';

/**
 * The message for a refusal of the platform: by its code, by its field, or at least whether a retry
 * may help.
 */
export function refusal(
  error: unknown,
  {
    intent,
    form,
    byCode = {},
    byField = {},
    t,
  }: {
    readonly intent: string;
    readonly form: FormData;
    readonly byCode?: Readonly<Record<string, string>>;
    /** From the end of the platform's field to the field of the form and its sentence. */
    readonly byField?: Readonly<Record<string, readonly [field: string, sentence: string]>>;
    readonly t: Translate<Record<Sentences, string>>;
  },
) {
  const values = typed(form);
  if (isTransient(error)) return refusedForm({ intent, message: t('notReachable'), values }, 503);
  if (!(error instanceof ApiError) || error.status === 401 || error.status >= 500) throw error;
  const { applicationError, validationError } = error.details;
  const sentence = byCode[applicationError?.code ?? ''];
  if (sentence !== undefined) return refusedForm({ intent, message: sentence, values });
  const errors = Object.fromEntries(
    (validationError?.fieldViolations ?? []).flatMap(({ field }) => {
      const entry = Object.entries(byField).find(([end]) => field?.endsWith(end));
      return entry ? [entry[1]] : [];
    }),
  );
  return refusedForm({ intent, message: t('notSaved'), errors, values });
}
