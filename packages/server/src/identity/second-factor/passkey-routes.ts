import {
  addPasskey,
  beginPasskey,
  challengePasskey,
} from '@shopwright/contract/identity/my-factors';
import { route, type Route } from '../../http/index.ts';
import { newId } from '../../kernel/ids.ts';
import { refuse } from '../../kernel/outcome.ts';
import type { IdentityDeps } from '../deps.ts';
import { failed } from './verify-passkey.ts';
import { authenticationOptions, registrationOptions, verifyRegistration } from './web-authn.ts';
import { proveAccount, unverifiedAddress } from './prove-account.ts';
import { LIFETIME_SECONDS } from '../credentials/rules/lifetimes.ts';
import { issueSingleUse, redeemSingleUse } from '../credentials/single-use-tokens.ts';
import {
  activateFactorRow,
  insertFactor,
  listFactors,
  type FactorRow,
} from '../accounts/store/factors.ts';
import { findMember } from '../accounts/store/members.ts';
import { throttleNetwork } from '../throttling/throttle.ts';

/** Passkeys of members. */

const MAX_PASSKEYS = 10;
const noMember = refuse('MEMBER_REQUIRED', 'Sign in as a member to manage passkeys.');

async function newChallenge(
  { db, clock }: IdentityDeps,
  siteId: string,
  memberId: string | undefined,
  challenge: string,
): Promise<string> {
  const challengeId = newId();
  await issueSingleUse(db, {
    siteId,
    kind: 'passkey',
    token: challengeId,
    memberId,
    data: { challenge },
    seconds: LIFETIME_SECONDS.captcha,
    now: clock(),
  });
  return challengeId;
}

export function passkeyRoutes(deps: IdentityDeps): Route[] {
  return [
    route(beginPasskey, async ({ request, actor, address }) => {
      const member =
        actor.role === 'member' ? await findMember(deps.db, actor.siteId, actor.id) : undefined;
      if (!member) return noMember;
      const refused =
        unverifiedAddress(member) ?? (await proveAccount(deps, actor, request, address));
      if (refused) return refused;
      const passkeys = (await listFactors(deps.db, actor.siteId, actor.id)).filter(
        ({ type }) => type === 'WEBAUTHN',
      );
      if (passkeys.length >= MAX_PASSKEYS)
        return refuse(
          'TOO_MANY_FACTORS',
          `A member can have at most ${MAX_PASSKEYS} passkeys. Remove one first.`,
        );
      const options = await registrationOptions(deps.publicUrl, {
        storeName: (await deps.sites.find(actor.siteId))?.name ?? 'Store',
        userName: member.loginEmail ?? member.memberId,
        userId: member.memberId,
        existing: passkeys.map(({ target }) => target ?? ''),
      });
      return {
        challengeId: await newChallenge(deps, actor.siteId, actor.id, options.challenge),
        publicKeyCredentialCreationOptionsJson: JSON.stringify(options),
      };
    }),

    route(addPasskey, async ({ request, actor, address, requestId }) => {
      if (actor.role !== 'member') return noMember;
      const row = await deps.db.tx((tx) =>
        redeemSingleUse(tx, {
          siteId: actor.siteId,
          kind: 'passkey',
          token: request.challengeId,
          now: deps.clock(),
        }),
      );
      if (!row || row.memberId !== actor.id) return failed;
      const passkey = await verifyRegistration(
        deps.publicUrl,
        String(row.data['challenge']),
        request.credential,
      );
      if (!passkey) return failed;
      const factor: FactorRow = {
        factorId: newId(),
        memberId: actor.id,
        type: 'WEBAUTHN',
        status: 'ACTIVE',
        secret: null,
        target: passkey.id,
        createdAt: deps.clock(),
        addressProved: true,
        data: passkey.data,
      };
      const isAdded = await deps.db.tx(async (tx) => {
        if (!(await insertFactor(tx, actor.siteId, factor))) return false;
        await activateFactorRow(tx, actor.siteId, factor.factorId, deps.clock());
        await deps.audit.note(
          {
            siteId: actor.siteId,
            action: 'ACCOUNT',
            subject: 'add-passkey',
            actor,
            target: actor.id,
            address,
            requestId,
          },
          tx,
        );
        return true;
      });
      if (!isAdded) return failed;
      return {
        factor: {
          factorId: factor.factorId,
          type: 'WEBAUTHN' as const,
          status: 'ACTIVE' as const,
          createdDate: factor.createdAt.toISOString(),
        },
      };
    }),

    route(challengePasskey, async ({ actor, address }) => {
      // Each challenge is stored until it expires, and anyone may request one.
      const early = deps.exempt(address)
        ? undefined
        : await throttleNetwork(deps.db, actor.siteId, 'passkey', address, deps.clock());
      if (early) return early;
      const options = await authenticationOptions(deps.publicUrl);
      return {
        challengeId: await newChallenge(deps, actor.siteId, undefined, options.challenge),
        publicKeyCredentialRequestOptionsJson: JSON.stringify(options),
      };
    }),
  ];
}
