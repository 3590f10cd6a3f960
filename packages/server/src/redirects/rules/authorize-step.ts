import type { AuthorizeError } from '@shopwright/contract/redirects/hosted';
import type { Prompt } from '@shopwright/contract/redirects/targets';

/** A member who may be authorized. Fresh: they signed in for this redirect session. */
export interface Candidate {
  readonly memberId: string;
  readonly visitorId?: string | undefined;
  readonly fresh: boolean;
}

export interface AuthorizeInput {
  readonly prompt: Prompt | undefined;
  /** In order of precedence. */
  readonly candidates: readonly Candidate[];
  readonly consented: boolean;
  readonly chosen: boolean;
  readonly denied: boolean;
}

export type Step =
  | { readonly next: 'CODE'; readonly member: Candidate }
  | { readonly next: 'SIGN_IN' | 'CONSENT' | 'CHOOSE' }
  | { readonly next: 'ERROR'; readonly error: AuthorizeError; readonly errorDescription: string };

export const failed = (error: AuthorizeError, errorDescription: string): Step => ({
  next: 'ERROR',
  error,
  errorDescription,
});

/**
 * The next step of an authorization. A sign-in for this request takes precedence over an earlier
 * one. `none` never shows a page; `login` requires a new sign-in; `consent` and `select_account`
 * require a confirmation.
 */
export function authorizeStep({
  prompt,
  candidates,
  consented,
  chosen,
  denied,
}: AuthorizeInput): Step {
  if (denied) return failed('access_denied', 'The person did not sign in.');
  const member = candidates.find(({ fresh }) => fresh) ?? candidates[0];
  if (!member)
    return prompt === 'none'
      ? failed('login_required', 'Nobody is signed in.')
      : { next: 'SIGN_IN' };
  switch (prompt) {
    case 'login':
      return member.fresh ? { next: 'CODE', member } : { next: 'SIGN_IN' };
    case 'consent':
      return consented ? { next: 'CODE', member } : { next: 'CONSENT' };
    case 'select_account':
      return member.fresh || chosen ? { next: 'CODE', member } : { next: 'CHOOSE' };
    case 'none':
    case undefined:
      return { next: 'CODE', member };
  }
}
