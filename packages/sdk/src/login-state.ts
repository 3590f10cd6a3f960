import { ApiError } from './errors.ts';

export const LoginState = {
  SUCCESS: 'SUCCESS',
  INITIAL: 'INITIAL',
  FAILURE: 'FAILURE',
  EMAIL_VERIFICATION_REQUIRED: 'EMAIL_VERIFICATION_REQUIRED',
  OWNER_APPROVAL_REQUIRED: 'OWNER_APPROVAL_REQUIRED',
  USER_CAPTCHA_REQUIRED: 'USER_CAPTCHA_REQUIRED',
  SILENT_CAPTCHA_REQUIRED: 'SILENT_CAPTCHA_REQUIRED',
} as const;
export type LoginState = keyof typeof LoginState;

export type LoginErrorCode =
  | 'invalidEmail'
  | 'invalidPassword'
  | 'resetPassword'
  | 'missingCaptchaToken'
  | 'emailAlreadyExists'
  | 'invalidCaptchaToken';

/** The state of a registration or a login. */
export type StateMachine =
  | { loginState: 'INITIAL' | 'OWNER_APPROVAL_REQUIRED' }
  | { loginState: 'SUCCESS'; data: { sessionToken: string } }
  | { loginState: 'FAILURE'; error: string; errorCode?: LoginErrorCode }
  | {
      loginState:
        | 'EMAIL_VERIFICATION_REQUIRED'
        | 'USER_CAPTCHA_REQUIRED'
        | 'SILENT_CAPTCHA_REQUIRED';
      data: { stateToken: string };
    };

/** The platform's answer to every step of a sign-in. */
export interface SignInAnswer {
  readonly state?: string;
  readonly sessionToken?: string;
  readonly stateToken?: string;
}

export const unknownState: StateMachine = {
  loginState: LoginState.FAILURE,
  error: 'Unknown _state',
};

export function stateOf({ state, sessionToken = '', stateToken = '' }: SignInAnswer): StateMachine {
  switch (state) {
    case 'SUCCESS':
      return { loginState: LoginState.SUCCESS, data: { sessionToken } };
    case 'REQUIRE_OWNER_APPROVAL':
      return { loginState: LoginState.OWNER_APPROVAL_REQUIRED };
    case 'REQUIRE_EMAIL_VERIFICATION':
      return { loginState: LoginState.EMAIL_VERIFICATION_REQUIRED, data: { stateToken } };
    default:
      return unknownState;
  }
}

const captchaCodes: Readonly<Record<string, LoginErrorCode>> = {
  '-19971': 'missingCaptchaToken',
  '-19970': 'invalidCaptchaToken',
};
const registerCodes: Readonly<Record<string, LoginErrorCode>> = {
  ...captchaCodes,
  '-19995': 'emailAlreadyExists',
};
const loginCodes: Readonly<Record<string, LoginErrorCode>> = {
  ...captchaCodes,
  '-19976': 'invalidPassword',
  '-19973': 'resetPassword',
};

export function failedRegistration(error: unknown): StateMachine {
  // A missing response is not a refusal: the caller must know that a retry may succeed.
  if (!(error instanceof ApiError)) throw error;
  const email = error.details.validationError?.fieldViolations.find(
    ({ data }) => (data as { type?: string } | undefined)?.type === 'EMAIL',
  );
  if (email !== undefined)
    return { loginState: LoginState.FAILURE, error: email.description, errorCode: 'invalidEmail' };
  const errorCode = registerCodes[String(error.details.applicationError?.code)];
  return {
    loginState: LoginState.FAILURE,
    error: error.message,
    ...(errorCode === undefined ? {} : { errorCode }),
  };
}

export function failedLogin(error: unknown): StateMachine {
  if (!(error instanceof ApiError)) throw error;
  return {
    loginState: LoginState.FAILURE,
    error: error.message,
    errorCode: loginCodes[String(error.details.applicationError?.code)] ?? 'invalidEmail',
  };
}
