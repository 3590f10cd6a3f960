import { Secret } from 'otpauth';
import { renderSVG } from 'uqr';
import {
  activateFactor,
  answerPush,
  enrolFactor,
  forgetDevices,
  listMyFactors,
  removeFactor,
  renewRecoveryCodes,
  requireNewPassword,
  requireReenrolment,
  type MyFactor,
} from '@shopwright/contract/identity/my-factors';
import type { Tx } from '../../db/index.ts';
import { emptyAnswer, route, type Actor, type Route } from '../../http/index.ts';
import { newId } from '../../kernel/ids.ts';
import { notFound, refuse, refuseFields, violation } from '../../kernel/outcome.ts';
import { endAllSessions } from '../accounts/account.ts';
import { throttleRequest, throttleCodeRequest } from '../throttling/throttle.ts';
import { MAX_CODE_ATTEMPTS, newCode } from '../credentials/single-use-tokens.ts';
import type { IdentityDeps } from '../deps.ts';
import { sendFactorCode } from '../accounts/mails.ts';
import { policyOf } from '../accounts/sign-in-policy.ts';
import { proveAccount, verificationFailed, unverifiedAddress } from './prove-account.ts';
import { emailHint, phoneHint } from '../credentials/rules/email.ts';
import { LIFETIME_SECONDS } from '../credentials/rules/lifetimes.ts';
import type { MemberRow } from '../accounts/rules/member-row.ts';
import {
  authenticator,
  factorSecretOf,
  hashRecoveryCode,
  newRecoveryCodes,
  totpMatches,
} from './factors.ts';
import { hashSecret, secretMatches } from '../credentials/secrets.ts';
import { countRemembered, deleteDevices } from '../accounts/store/devices.ts';
import {
  activateFactorRow,
  countRecoveryCodes,
  deleteFactor,
  deleteIdleFactors,
  requireReenrollment,
  findFactor,
  insertFactor,
  listFactors,
  replaceRecoveryCodes,
  saveFactorData,
  type FactorRow,
} from '../accounts/store/factors.ts';
import { findMember } from '../accounts/store/members.ts';
import { findPassword, markPasswordForReset } from '../accounts/store/passwords.ts';
import { answerPushOf } from '../credentials/store/single-use-tokens.ts';

/**
 * How members set up second factors. A stolen token alone cannot add or remove one: that requires
 * the password or a fresh factor.
 */

const MAX_FACTORS = 10;
const off = refuse('SECOND_FACTOR_OFF');
const noMember = refuse('MEMBER_REQUIRED', 'Sign in as a member to manage second factors.');
const missing = notFound('The second factor was not found.');

function shown({ factorId, type, status, target, createdAt }: FactorRow): MyFactor {
  const hint =
    target === null
      ? undefined
      : type === 'EMAIL'
        ? emailHint(target)
        : type === 'SMS' || type === 'CALL'
          ? phoneHint(target)
          : undefined;
  return {
    factorId,
    type,
    status,
    createdDate: createdAt.toISOString(),
    ...(hint === undefined ? {} : { hint }),
  };
}

async function makeRecoveryCodes(tx: Tx, siteId: string, memberId: string): Promise<string[]> {
  const codes = newRecoveryCodes();
  await replaceRecoveryCodes(tx, siteId, memberId, codes.map(hashRecoveryCode));
  return codes;
}

export function factorRoutes(deps: IdentityDeps): Route[] {
  const memberOf = async (tx: Pick<Tx, 'query'>, actor: Actor): Promise<MemberRow | undefined> =>
    actor.role === 'member' ? findMember(tx, actor.siteId, actor.id) : undefined;

  return [
    route(listMyFactors, async ({ actor }) => {
      if (actor.role !== 'member') return noMember;
      const [factors, recoveryCodesLeft, rememberedDevices, password, member] = await Promise.all([
        listFactors(deps.db, actor.siteId, actor.id),
        countRecoveryCodes(deps.db, actor.siteId, actor.id),
        countRemembered(deps.db, actor.siteId, actor.id, deps.clock()),
        findPassword(deps.db, actor.siteId, actor.id),
        findMember(deps.db, actor.siteId, actor.id),
      ]);
      if (!member) return noMember;
      return {
        factors: factors.map(shown),
        recoveryCodesLeft,
        rememberedDevices,
        hasPassword: password !== undefined,
        emailVerified: unverifiedAddress(member) === undefined,
      };
    }),

    route(enrolFactor, async ({ request, actor, address }) => {
      const { type } = request;
      const asking = await memberOf(deps.db, actor);
      if (!asking) return noMember;
      if ((await policyOf(deps.sites, actor.siteId)).secondFactor === 'OFF') return off;
      const target = request.target?.trim() ?? '';
      if ((type === 'SMS' || type === 'CALL') && !/^\+?[\d\s().-]{6,30}$/.test(target))
        return refuseFields(
          violation('target', 'FORMAT', 'must be a phone number', { type: 'PHONE' }),
        );
      if (type === 'PUSH' && target === '')
        return refuseFields(violation('target', 'REQUIRED_FIELD', 'is required'));
      const refused =
        unverifiedAddress(asking) ?? (await proveAccount(deps, actor, request, address));
      if (refused) return refused;
      // Counted by account and by recipient: neither one account nor many can send codes to a
      // stranger's phone.
      const recipient =
        type === 'EMAIL' ? (asking.loginEmail ?? '') : target.replaceAll(/[\s().-]/g, '');
      const early =
        type === 'TOTP'
          ? undefined
          : ((await throttleRequest(deps.db, actor.siteId, `enrol ${actor.id}`, deps.clock())) ??
            (await throttleCodeRequest(
              deps.db,
              {
                siteId: actor.siteId,
                kind: 'code',
                recipient,
                address: deps.exempt(address) ? undefined : address,
              },
              deps.clock(),
            )));
      if (early) return early;
      const store = (await deps.sites.find(actor.siteId))?.store ?? {};
      return deps.db.tx(async (tx) => {
        const member = await findMember(tx, actor.siteId, actor.id, { lock: true });
        // The address may have changed in the meantime.
        const changed = member ? unverifiedAddress(member) : noMember;
        if (!member || changed) return changed ?? noMember;
        await deleteIdleFactors(tx, actor.siteId, actor.id, type);
        const others = await listFactors(tx, actor.siteId, actor.id);
        if (others.length >= MAX_FACTORS) return refuse('TOO_MANY_FACTORS', { max: MAX_FACTORS });
        const secret = type === 'TOTP' ? new Secret({ size: 20 }).base32 : null;
        const code = type === 'TOTP' ? undefined : newCode();
        const row: FactorRow = {
          factorId: newId(),
          memberId: actor.id,
          type,
          status: 'INACTIVE',
          secret,
          target: type === 'EMAIL' ? member.loginEmail : type === 'TOTP' ? null : target,
          createdAt: deps.clock(),
          addressProved: true,
          data:
            code === undefined
              ? emptyAnswer
              : {
                  code: hashSecret(code).toString('base64'),
                  tries: 0,
                  until: deps.clock().getTime() + LIFETIME_SECONDS.signInState * 1000,
                },
        };
        await insertFactor(
          tx,
          actor.siteId,
          secret === null
            ? row
            : {
                ...row,
                secret: deps.vault.seal(secret, factorSecretOf(actor.siteId, row.factorId)),
              },
        );
        if (code !== undefined)
          await sendFactorCode(
            tx,
            {
              siteId: actor.siteId,
              store,
              to: row.target ?? '',
              language: member.identityProfile.language,
            },
            type === 'SMS' || type === 'CALL' ? type : 'EMAIL',
            code,
          );
        if (secret === null) return { factor: shown(row) };
        const otpauthUri = authenticator(
          secret,
          member.loginEmail ?? member.memberId,
          store.name ?? 'Store',
        ).toString();
        return {
          factor: shown(row),
          secret,
          otpauthUri,
          qrSvg: renderSVG(otpauthUri, { border: 2 }),
        };
      });
    }),

    route(activateFactor, async ({ request, actor, address, requestId }) => {
      const result = await deps.db.tx(async (tx) => {
        const factor =
          actor.role === 'member'
            ? await findFactor(tx, actor.siteId, actor.id, request.factorId)
            : undefined;
        if (!factor || factor.status !== 'INACTIVE') return missing;
        const right =
          factor.type === 'TOTP'
            ? await totpMatches(tx, deps.vault, actor.siteId, factor, request.code, deps.clock())
            : await sentCodeMatches(tx, actor.siteId, factor, request.code, deps.clock());
        if (!right) return verificationFailed;
        const first = (await countRecoveryCodes(tx, actor.siteId, actor.id)) === 0;
        await activateFactorRow(tx, actor.siteId, factor.factorId, deps.clock());
        await deps.audit.note(
          {
            siteId: actor.siteId,
            action: 'ACCOUNT',
            subject: 'activate-factor',
            actor,
            target: actor.id,
            address,
            requestId,
          },
          tx,
        );
        return {
          factor: shown({ ...factor, status: 'ACTIVE' }),
          ...(first ? { recoveryCodes: await makeRecoveryCodes(tx, actor.siteId, actor.id) } : {}),
        };
      });
      if ('refused' in result)
        await deps.audit.note({
          siteId: actor.siteId,
          action: 'ACCOUNT',
          subject: 'activate-factor',
          actor,
          target: actor.id,
          address,
          requestId,
          outcome: 'VERIFICATION_FAILED',
        });
      return result;
    }),

    route(removeFactor, async ({ request, actor, address, requestId }) => {
      if (actor.role !== 'member') return noMember;
      const refused = await proveAccount(deps, actor, request, address);
      if (refused) return refused;
      return deps.db.tx(async (tx) => {
        if (!(await deleteFactor(tx, actor.siteId, actor.id, request.factorId))) return missing;
        await deleteDevices(tx, actor.siteId, actor.id);
        await deps.audit.note(
          {
            siteId: actor.siteId,
            action: 'ACCOUNT',
            subject: 'remove-factor',
            actor,
            target: actor.id,
            address,
            requestId,
          },
          tx,
        );
        return emptyAnswer;
      });
    }),

    route(renewRecoveryCodes, async ({ request, actor, address, requestId }) => {
      if (actor.role !== 'member') return noMember;
      const refused = await proveAccount(deps, actor, request, address);
      if (refused) return refused;
      return deps.db.tx(async (tx) => {
        await deps.audit.note(
          {
            siteId: actor.siteId,
            action: 'ACCOUNT',
            subject: 'renew-recovery-codes',
            actor,
            target: actor.id,
            address,
            requestId,
          },
          tx,
        );
        return { recoveryCodes: await makeRecoveryCodes(tx, actor.siteId, actor.id) };
      });
    }),

    route(forgetDevices, async ({ actor }) => {
      if (actor.role !== 'member') return noMember;
      await deleteDevices(deps.db, actor.siteId, actor.id);
      return emptyAnswer;
    }),

    route(answerPush, async ({ request, actor }) => {
      if (actor.role !== 'member') return noMember;
      return (await answerPushOf(
        deps.db,
        actor.siteId,
        actor.id,
        request.transactionId,
        request.approve,
        deps.clock(),
      ))
        ? emptyAnswer
        : notFound('There is no sign-in to answer.');
    }),

    route(requireReenrolment, async ({ request, actor }) =>
      deps.db.tx(async (tx) => {
        if (!(await findMember(tx, actor.siteId, request.id)))
          return notFound('There is no such member.');
        await requireReenrollment(tx, actor.siteId, request.id);
        return { factors: (await listFactors(tx, actor.siteId, request.id)).map(shown) };
      }),
    ),

    route(requireNewPassword, async ({ request, actor }) =>
      deps.db.tx(async (tx) => {
        const member = await findMember(tx, actor.siteId, request.id, { lock: true });
        if (!member) return notFound('There is no such member.');
        await markPasswordForReset(tx, actor.siteId, request.id);
        await endAllSessions(tx, deps, member);
        return emptyAnswer;
      }),
    ),
  ];
}

/** Verifies the code that was sent to a new phone or mailbox. The fifth wrong code is the last. */
async function sentCodeMatches(
  tx: Tx,
  siteId: string,
  factor: FactorRow,
  given: string,
  now: Date,
): Promise<boolean> {
  const { code, tries, until } = factor.data;
  if (
    typeof code !== 'string' ||
    typeof tries !== 'number' ||
    typeof until !== 'number' ||
    tries >= MAX_CODE_ATTEMPTS ||
    until < now.getTime()
  )
    return false;
  await saveFactorData(tx, siteId, factor.factorId, { tries: tries + 1 });
  if (!secretMatches(given, Buffer.from(code, 'base64'))) return false;
  await saveFactorData(tx, siteId, factor.factorId, { code: null });
  return true;
}
