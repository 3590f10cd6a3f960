import type { ErrorCode } from '@shopwright/contract';
import {
  loginV1,
  proceedToNextState,
  registerV1,
} from '@shopwright/contract/identity/authentication-v1';
import {
  changePassword,
  loginV2,
  logout,
  registerV2,
  signOn,
  validateEmail,
  verify,
} from '@shopwright/contract/identity/authentication';
import {
  findRecovery as findRecoveryCall,
  recover as recoverCall,
  sendActivationEmail,
  sendRecoveryEmail,
} from '@shopwright/contract/identity/recovery';
import type { SignInResult } from '@shopwright/contract/identity/sign-in-result';
import {
  resendDuringAuthentication,
  start,
  verifyDuringAuthentication,
} from '@shopwright/contract/identity/verification';
import { getSignInOptions } from '@shopwright/contract/settings/sign-in';
import {
  emptyAnswer,
  isEmail,
  publicRoute,
  route,
  type CallInput,
  type Route,
} from '../../http/index.ts';
import {
  isRefusal,
  notFound,
  refuse,
  refuseFields,
  violation,
  type Refusal,
} from '../../kernel/outcome.ts';
import { setPassword } from '../accounts/account.ts';
import type { IdentityDeps } from '../deps.ts';
import { login } from './password-sign-in.ts';
import { loginWithPasskey } from './passkey-sign-in.ts';
import { policyOf } from '../accounts/sign-in-policy.ts';
import { proveAccount } from '../second-factor/prove-account.ts';
import { requestRecovery, findRecovery, recover, sendActivation } from './password-recovery.ts';
import { register, registrationPolicy } from './register.ts';
import { captchaService } from '../accounts/rules/captcha-service.ts';
import { emailHint } from '../credentials/rules/email.ts';
import { passwordViolation } from '../credentials/rules/password-rules.ts';
import { toV1 } from './rules/sign-in-result-v1.ts';
import { contextOf } from './complete-sign-in.ts';
import { signInVouchedMember } from './vouched-sign-in.ts';
import { logoutPage } from './logout.ts';
import { listConnectionRows } from '../accounts/store/connections.ts';
import { findMember } from '../accounts/store/members.ts';
import { proceed, resend, startVerification, verifyEmail } from './email-verification.ts';
import { verifyFactor } from './verify-factor.ts';

export function authenticationRoutes(deps: IdentityDeps): Route[] {
  /** Every step of a sign-in is audited, whatever its outcome. */
  const noted = async <Code extends ErrorCode = never>(
    how: string,
    { actor, address, requestId }: Pick<CallInput<unknown>, 'actor' | 'address' | 'requestId'>,
    result: SignInResult | Refusal<Code>,
  ): Promise<SignInResult | Refusal<Code>> => {
    const outcome =
      'refused' in result
        ? result.refused === 'application'
          ? result.code
          : 'INVALID_ARGUMENT'
        : (result.state ?? 'OK');
    const target = 'refused' in result ? undefined : (result.identity?.id ?? undefined);
    await deps.audit.note({
      siteId: actor.siteId,
      action: 'SIGN_IN',
      subject: how,
      actor,
      target,
      outcome,
      address,
      requestId,
    });
    return result;
  };

  return [
    route(registerV2, async (input) => {
      const { request, actor, address } = input;
      const email = request.loginId.email;
      if (email === undefined)
        return refuseFields(
          violation('loginId.email', 'REQUIRED_FIELD', 'is required', { type: 'EMAIL' }),
        );
      const context = contextOf(actor, address, request.clientMetaData);
      return noted(
        'register',
        input,
        await register(deps, context, {
          email,
          password: request.password,
          profile: request.profile,
          captchaTokens: request.captchaTokens,
        }),
      );
    }),

    route(loginV2, async (input) => {
      const { request, actor, address } = input;
      if (request.webauthn)
        return noted(
          'passkey',
          input,
          await loginWithPasskey(
            deps,
            contextOf(actor, address, request.clientMetaData),
            request.webauthn,
          ),
        );
      const email = request.loginId.email;
      if (email === undefined)
        return refuse('INVALID_ARGUMENT', 'INVALID_ARGUMENT: "loginId.email" is required');
      // If it were ignored, the code would look like a wrong password.
      if (request.emailOtp && !request.password) return refuse('UNIMPLEMENTED_FEATURE');
      return noted(
        'password',
        input,
        await login(deps, contextOf(actor, address, request.clientMetaData), {
          email,
          password: request.password,
          captchaTokens: request.captchaTokens,
        }),
      );
    }),

    route(registerV1, async (input) => {
      const {
        request: { identity, inputs, captchaTokens },
        actor,
        address,
      } = input;
      const email =
        identity.email?.address ??
        identity.identifiers?.find((identifier) => identifier.email !== undefined)?.email;
      if (email === undefined)
        return refuseFields(
          violation('identity.email.address', 'REQUIRED_FIELD', 'is required', { type: 'EMAIL' }),
        );
      const result = await noted(
        'register',
        input,
        await register(deps, contextOf(actor, address), {
          email,
          password: inputs?.['password'],
          profile: undefined,
          captchaTokens,
        }),
      );
      return isRefusal(result) ? result : toV1(result);
    }),

    route(loginV1, async (input) => {
      const {
        request: { identifier, loginId, inputs, captchaTokens },
        actor,
        address,
      } = input;
      const email = loginId?.email ?? identifier?.email;
      if (email === undefined)
        return refuse('INVALID_ARGUMENT', 'INVALID_ARGUMENT: "identifier.email" is required');
      const result = await noted(
        'password',
        input,
        await login(deps, contextOf(actor, address), {
          email,
          password: inputs?.['password'],
          captchaTokens,
        }),
      );
      return isRefusal(result) ? result : toV1(result);
    }),

    route(proceedToNextState, async (input) => {
      const {
        request: { stateToken },
        actor,
        address,
      } = input;
      const result = await noted(
        'proceed',
        input,
        await proceed(deps, contextOf(actor, address), stateToken),
      );
      return isRefusal(result) ? result : toV1(result);
    }),

    route(changePassword, async ({ request, actor, address, requestId }) => {
      if (actor.role !== 'member')
        return refuse(
          'MEMBER_REQUIRED',
          'Sign in as the member to change the password, or send the member an activation email.',
        );
      const policy = await policyOf(deps.sites, actor.siteId);
      const bad = passwordViolation(
        request.newPassword,
        policy,
        'newPassword',
        await deps.commonPasswords(),
      );
      if (bad) return refuseFields(bad);
      const verificationFailed = await proveAccount(
        deps,
        actor,
        { password: request.currentPassword, proof: request.proof },
        address,
      );
      if (verificationFailed) return verificationFailed;
      const hash = await deps.hashing.hash(request.newPassword);
      await deps.db.tx(async (tx) => {
        const member = await findMember(tx, actor.siteId, actor.id, { lock: true });
        if (member) await setPassword(tx, deps, member, hash);
        await deps.audit.note(
          {
            siteId: actor.siteId,
            action: 'ACCOUNT',
            subject: 'change-password',
            actor,
            target: actor.id,
            address,
            requestId,
          },
          tx,
        );
      });
      return emptyAnswer;
    }),

    route(signOn, async ({ request, actor, address }) => {
      const email = request.loginId.email;
      if (email === undefined)
        return refuseFields(
          violation('loginId.email', 'REQUIRED_FIELD', 'is required', { type: 'EMAIL' }),
        );
      return signInVouchedMember(deps, contextOf(actor, address), {
        email,
        profile: request.profile,
        verifyEmail: request.verifyEmail ?? false,
        mergeContact: request.mergeExistingContact ?? false,
      });
    }),

    route(verify, async (input) => {
      const { request, actor, address } = input;
      const { factorType } = request;
      if (factorType === 'PASSWORD')
        return refuse(
          'FACTOR_NOT_SUPPORTED',
          'A password is the first factor. Verify it with POST /v2/login.',
        );
      if (factorType === 'UNKNOWN_FACTOR_TYPE' || factorType === 'WEBAUTHN')
        return refuse('FACTOR_NOT_SUPPORTED');
      const code = {
        SMS: request.smsData,
        CALL: request.callData,
        EMAIL: request.emailData,
        TOTP: request.totpData,
        PUSH: undefined,
      }[factorType]?.code;
      return noted(
        `factor ${factorType}`,
        input,
        await verifyFactor(deps, contextOf(actor, address), {
          factorType,
          stateToken: request.stateToken,
          code,
          transactionId: request.pushData?.transactionId,
          remember: request.rememberThisDevice ?? false,
        }),
      );
    }),

    route(validateEmail, async ({ request }) => {
      // Checks only the format: the answer must not reveal whether the address has an account.
      if (isEmail(request.email)) return { valid: true, formatInvalid: false };
      return {
        valid: false,
        formatInvalid: true,
        failure: { reason: 'EMAIL_DOMAIN_FORMAT_INVALID' as const },
      };
    }),

    publicRoute(logout, async ({ request, actor }) => logoutPage(deps, actor, request)),

    route(getSignInOptions, async ({ request, actor }) => {
      const set = await policyOf(deps.sites, actor.siteId);
      const policy = request.purpose === 'REGISTER' ? registrationPolicy(deps, set) : set;
      const { mode, provider, siteKey, invisibleSiteKey } = policy.captcha;
      const service =
        mode !== 'OFF' && provider === 'SITEVERIFY' ? captchaService(policy.captcha) : undefined;
      return {
        passwordMinLength: policy.passwordMinLength,
        secondFactor: policy.secondFactor,
        ownerApproval: policy.ownerApproval,
        emailVerification: policy.emailVerification,
        phoneCodes: deps.canReachPhones,
        connections: (await listConnectionRows(deps.db, actor.siteId)).map(
          ({ connectionId, tenantId, name }) => ({
            id: connectionId,
            name,
            url: `${deps.publicUrl}/v1/sso/login/${tenantId}/${connectionId}`,
          }),
        ),
        captcha: {
          mode,
          provider,
          ...(siteKey === undefined ? {} : { siteKey }),
          ...(invisibleSiteKey === undefined ? {} : { invisibleSiteKey }),
          ...service,
          ...(mode !== 'OFF' && provider === 'BUILT_IN'
            ? { challenge: await deps.captcha.challenge(actor.siteId) }
            : {}),
        },
      };
    }),

    route(
      sendRecoveryEmail,
      async ({ request, actor, address }) =>
        (await requestRecovery(deps, {
          siteId: actor.siteId,
          email: request.email,
          address,
          language: request.language,
          redirect: request.redirect,
        })) ?? emptyAnswer,
    ),
    route(
      sendActivationEmail,
      async ({ request, actor }) =>
        (await sendActivation(deps, actor.siteId, request.identityId, request.emailOptions)) ??
        emptyAnswer,
    ),
    route(recoverCall, async (input) =>
      noted(
        'recovery',
        input,
        await recover(deps, contextOf(input.actor, input.address), {
          recoveryToken: input.request.recoveryToken,
          password: input.request.password,
        }),
      ),
    ),

    route(findRecoveryCall, async ({ request, actor }) => {
      const link = await findRecovery(deps, actor.siteId, request.recoveryToken);
      const member = link && (await findMember(deps.db, actor.siteId, link.memberId));
      if (!member) return notFound('This link is wrong, too old, or was used before.');
      return {
        emailHint: emailHint(member.loginEmail ?? ''),
        ...(link.redirectUrl === undefined ? {} : { redirectUrl: link.redirectUrl }),
      };
    }),

    route(verifyDuringAuthentication, async (input) =>
      noted(
        'email-verification',
        input,
        await verifyEmail(deps, contextOf(input.actor, input.address), input.request),
      ),
    ),
    route(resendDuringAuthentication, async ({ request, actor, address }) =>
      resend(deps, contextOf(actor, address), request.stateToken),
    ),
    route(start, async ({ request, actor, address }) =>
      startVerification(deps, actor, request.identityId, address),
    ),
  ];
}
