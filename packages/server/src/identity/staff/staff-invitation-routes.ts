import { builtInRoles as builtIn, everyPermission, ownerRoleId } from '@shopwright/contract';
import {
  acceptStaffInvitation,
  getStaffInvitation,
  inviteCollaborator,
  listStaffInvitations,
  resendStaffInvitation,
  revokeStaffInvitation,
  type StaffInvitation,
} from '@shopwright/contract/identity/staff-invitations';
import type { Tx } from '../../db/index.ts';
import { emptyAnswer, route, type Actor, type Route } from '../../http/index.ts';
import { newId, newSecret } from '../../kernel/ids.ts';
import { isRefusal, notFound, refuse, refuseFields, violation } from '../../kernel/outcome.ts';
import { sendStaffInvitation } from '../accounts/mails.ts';
import { policyOf } from '../accounts/sign-in-policy.ts';
import { LIFETIME_SECONDS } from '../credentials/rules/lifetimes.ts';
import { passwordViolation } from '../credentials/rules/password-rules.ts';
import { hashSecret } from '../credentials/secrets.ts';
import { throttleAttempt, throttleMailRequest } from '../throttling/throttle.ts';
import {
  isRoleAssignment,
  readRoleIds,
  refuseGrant,
  rightsOf,
  type RoleAssignment,
} from './rules/staff-changes.ts';
import { permissionsOf, type GrantedRights } from './rules/staff-permissions.ts';
import { staffPolicyOf } from './staff-policy.ts';
import { findSelf, toGranter, type StaffDeps } from './staff-self.ts';
import { attemptOf, openStaffSession, type SignInOrigin } from './staff-sign-in-routes.ts';
import { findStaff, findStaffByEmail, insertStaffMember } from './store/staff.ts';
import * as store from './store/staff-invitations.ts';
import { shareStaffRoles } from './store/staff-roles.ts';

/**
 * Invitations: one link by mail that works once and expires. An invitation is worth no more than
 * its sender: one whose sender lost the right to send it is invalid.
 */

const MAX_OPEN_INVITATIONS = 100;
const missing = notFound('There is no invitation with this id.');
const invalid = refuse('INVITATION_INVALID');

const assignmentOf = ({
  isOwner,
  builtInRoles,
  customRoleIds,
}: store.InvitationRow): RoleAssignment => ({
  isOwner,
  // The database allows no others.
  builtInRoles: builtInRoles as RoleAssignment['builtInRoles'],
  customRoleIds,
});

const roleIdsOf = ({ isOwner, builtInRoles, customRoleIds }: store.InvitationRow): string[] =>
  isOwner ? [ownerRoleId] : [...builtInRoles, ...customRoleIds];

const toWire = (row: store.InvitationRow): StaffInvitation => ({
  id: row.invitationId,
  email: row.email,
  ...(row.name === null ? {} : { name: row.name }),
  roleIds: roleIdsOf(row),
  ...(row.invitedBy === null ? {} : { invitedBy: row.invitedBy }),
  createdDate: row.createdAt.toISOString(),
  sentDate: row.sentAt.toISOString(),
  expirationDate: row.expiresAt.toISOString(),
});

async function rightsOfInvitation(tx: Tx, row: store.InvitationRow): Promise<GrantedRights> {
  return rightsOf(assignmentOf(row), await shareStaffRoles(tx, row.siteId, row.customRoleIds));
}

/** Whether the sender may still give these rights. An API key has no account to look at. */
async function isBackedBySender(
  tx: Tx,
  { siteId, invitedBy }: store.InvitationRow,
  rights: GrantedRights,
): Promise<boolean> {
  if (invitedBy === null) return rights.role !== 'owner';
  const sender = await findStaff(tx, siteId, invitedBy);
  if (!sender) return false;
  const permissions = permissionsOf(sender);
  const managesStaff =
    permissions.has(everyPermission) || permissions.has('SHOPWRIGHT.MANAGE_STAFF');
  return (
    managesStaff &&
    refuseGrant({ permissions, isOwner: sender.role === 'owner' }, rights) === undefined
  );
}

export function staffInvitationRoutes(deps: StaffDeps): Route[] {
  const { db, clock, sites, publicUrl } = deps;

  const expiry = (now: Date) => new Date(now.getTime() + LIFETIME_SECONDS.staffInvitation * 1000);
  const senderOf = async (actor: Actor): Promise<string | null> => {
    const self = await findSelf(deps, actor);
    return isRefusal(self) ? null : self.staffId;
  };
  const throttleMail = (siteId: string, recipient: string, address: string) =>
    throttleMailRequest(
      db,
      {
        siteId,
        kind: 'staff invitation',
        recipient,
        ...(deps.exempt(address) ? {} : { address }),
      },
      clock(),
    );
  const sendMail = async (
    tx: Tx,
    { siteId, email, language }: store.InvitationRow,
    token: string,
  ): Promise<void> =>
    sendStaffInvitation(
      tx,
      { siteId, store: (await sites.find(siteId))?.store ?? {}, to: email, language },
      `${publicUrl}/admin/staff/accept?token=${token}`,
    );

  return [
    route(inviteCollaborator, async ({ request, actor, address }) => {
      const { siteId } = actor;
      const { email, roleIds } = request;
      const granter = await toGranter(deps, actor);
      const invitedBy = await senderOf(actor);
      if (await findStaffByEmail(db, siteId, email))
        return refuse('-19995', 'A staff member with this email address already exists.');
      const early = await throttleMail(siteId, email, address);
      if (early) return early;
      return db.tx(async (tx) => {
        const customRoles = await shareStaffRoles(tx, siteId, roleIds);
        const roles = readRoleIds('roleIds', roleIds, customRoles);
        if (!isRoleAssignment(roles)) return refuseFields(...roles);
        const refused = refuseGrant(granter, rightsOf(roles, customRoles));
        if (refused) return refused;
        if ((await store.listInvitations(tx, siteId)).length >= MAX_OPEN_INVITATIONS)
          return refuse('TOO_MANY_INVITATIONS', { max: MAX_OPEN_INVITATIONS });
        const [token, now] = [newSecret(), clock()];
        const row: store.InvitationRow = {
          siteId,
          invitationId: newId(),
          email,
          name: request.name?.trim() || null,
          ...roles,
          language: request.language ?? null,
          invitedBy,
          createdAt: now,
          sentAt: now,
          expiresAt: expiry(now),
        };
        if (!(await store.insertInvitation(tx, row, hashSecret(token))))
          return refuse(
            '-19995',
            'This email address has an invitation already. Resend or revoke that one.',
          );
        await sendMail(tx, row, token);
        return { invitation: toWire(row) };
      });
    }),

    route(listStaffInvitations, async ({ actor }) => ({
      invitations: (await store.listInvitations(db, actor.siteId)).map(toWire),
    })),

    route(resendStaffInvitation, async ({ request, actor, address }) => {
      const { siteId } = actor;
      const granter = await toGranter(deps, actor);
      const invitedBy = await senderOf(actor);
      return db.tx(async (tx) => {
        const before = await store.lockInvitation(tx, siteId, request.id);
        if (!before) return missing;
        const refused =
          refuseGrant(granter, await rightsOfInvitation(tx, before)) ??
          (await throttleMail(siteId, before.email, address));
        if (refused) return refused;
        const [token, now] = [newSecret(), clock()];
        const row = { ...before, invitedBy, sentAt: now, expiresAt: expiry(now) };
        await store.saveNewToken(tx, row, hashSecret(token));
        await sendMail(tx, row, token);
        return { invitation: toWire(row) };
      });
    }),

    route(revokeStaffInvitation, async ({ request, actor }) => {
      const granter = await toGranter(deps, actor);
      return db.tx(async (tx) => {
        const row = await store.lockInvitation(tx, actor.siteId, request.id);
        if (!row) return missing;
        const refused = refuseGrant(granter, await rightsOfInvitation(tx, row));
        if (refused) return refused;
        await store.deleteInvitation(tx, actor.siteId, request.id);
        return emptyAnswer;
      });
    }),

    route(getStaffInvitation, async ({ request: { token }, actor, address }) => {
      const { siteId, clientId } = actor;
      const from: SignInOrigin = {
        siteId,
        clientId,
        address,
        deviceToken: undefined,
        device: undefined,
      };
      const found = await throttleAttempt(
        deps,
        await attemptOf(deps, from, `invitation ${token}`),
        () =>
          db.tx(async (tx) => {
            const row = await store.findInvitationByToken(tx, siteId, hashSecret(token), clock());
            if (!row) return invalid;
            const isBacked = await isBackedBySender(tx, row, await rightsOfInvitation(tx, row));
            if (!isBacked) return invalid;
            return { row, customRoles: await shareStaffRoles(tx, siteId, row.customRoleIds) };
          }),
      );
      if (isRefusal(found)) return found;
      const { row, customRoles } = found;
      const roleIds = roleIdsOf(row);
      return {
        email: row.email,
        ...(row.name === null ? {} : { name: row.name }),
        roleIds,
        roleNames: [
          ...builtIn.filter(({ id }) => roleIds.includes(id)).map(({ name }) => name),
          ...customRoles.map(({ name }) => name),
        ],
        expirationDate: row.expiresAt.toISOString(),
        secondFactorRequired: (await staffPolicyOf(sites, siteId)).requireSecondFactor,
      };
    }),

    route(acceptStaffInvitation, async ({ request, actor, address, requestId }) => {
      const { siteId, clientId } = actor;
      const { token, password, deviceToken, device } = request;
      const from: SignInOrigin = { siteId, clientId, address, deviceToken, device };
      const name = request.name.trim();
      if (name === '')
        return refuseFields(violation('name', 'REQUIRED_FIELD', 'must not be empty'));
      const tokenHash = hashSecret(token);
      const found = await throttleAttempt(
        deps,
        await attemptOf(deps, from, `invitation ${token}`),
        async () => (await store.findInvitationByToken(db, siteId, tokenHash, clock())) ?? invalid,
      );
      if (isRefusal(found)) return found;
      const bad = passwordViolation(
        password,
        await policyOf(sites, siteId),
        'password',
        await deps.commonPasswords(),
        found.email,
      );
      if (bad) return refuseFields(bad);
      const passwordHash = await deps.hashing.hash(password, 'staff');
      const staffId = newId();
      const joined = await db.tx(async (tx) => {
        const row = await store.lockInvitation(tx, siteId, found.invitationId);
        if (!row) return invalid;
        const rights = await rightsOfInvitation(tx, row);
        if (!(await isBackedBySender(tx, row, rights))) return invalid;
        // The roles of the invitation are deleted with it: read above, granted below.
        if (!(await store.takeInvitation(tx, siteId, tokenHash, clock()))) return invalid;
        const staff = await insertStaffMember(tx, {
          siteId,
          staffId,
          email: row.email,
          name,
          role: rights.role,
          builtInRoles: row.builtInRoles,
          customRoleIds: row.customRoleIds,
          permissions: [],
          passwordHash,
          createdAt: clock(),
        });
        if (!staff) return invalid;
        await deps.audit.note(
          {
            siteId,
            action: 'ACCOUNT',
            subject: 'staff accept-invitation',
            actor,
            target: staffId,
            address,
            requestId,
            detail: { invitationId: row.invitationId, invitedBy: row.invitedBy },
          },
          tx,
        );
        return staff;
      });
      return isRefusal(joined) ? joined : openStaffSession(deps, from, joined, false);
    }),
  ];
}
