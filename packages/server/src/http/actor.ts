import { everyPermission, type Call, type Permission } from '@shopwright/contract';
import { refuse, type Refusal } from '../kernel/outcome.ts';
import type { Role } from '../kernel/role.ts';

/** The owner, a collaborator or a key (`owner`), or an app. */
export interface ShopCaller {
  readonly role: Role;
  readonly id: string;
}

/** What the credentials of a request prove: who is calling, on which site. */
export interface Caller {
  readonly siteId: string;
  readonly role: Role;
  /** Visitor, member, staff or app id. */
  readonly id: string;
  /** The OAuth app the token came from. */
  readonly clientId?: string;
  /** A signed-in session that can be ended. */
  readonly sessionId?: string;
  /** The visitor a signed-in member was before; their carts are merged. */
  readonly visitorId?: string;
  /** A visitor or member whose request also carries an owner's or app's key. */
  readonly elevated?: boolean;
  /** Whose key that is. */
  readonly keyHolder?: ShopCaller;
  /** When these credentials end, if they have an end. Credentials that the caller creates must not outlive it. */
  readonly expiresAt?: Date;
  /** What an owner's key, a collaborator or an app may do; `*` is everything. */
  readonly permissions: ReadonlySet<string>;
}

/** The caller as the handler of one call sees them. */
export interface Actor extends Caller {
  /** Acts as the shop in this call: holds its permission. Decided once, for every call, by `decideAccess`. */
  readonly merchant: boolean;
}

/** Acts as the shop in the call that is being handled, and reaches everybody's objects there. */
export const isMerchant = (actor: Pick<Actor, 'merchant'>): boolean => actor.merchant;

/** Carries credentials of the shop: the owner, a collaborator, a key or an app, alone or together with a visitor or member. */
export const isOfShop = ({ role, elevated }: Pick<Caller, 'role' | 'elevated'>): boolean =>
  role === 'owner' || role === 'app' || elevated === true;

/** Who acts as the shop: the holder of the key where a visitor or member carries one. */
export const shopCallerOf = ({
  role,
  id,
  keyHolder,
}: Pick<Caller, 'role' | 'id' | 'keyHolder'>): ShopCaller => keyHolder ?? { role, id };

/** For a call that also serves another area: visitors and members hold no permission. */
export const mayDo = (
  { permissions }: Pick<Caller, 'permissions'>,
  permission: Permission,
): boolean => permissions.has(everyPermission) || permissions.has(permission);

const signIn = 'Send an access token in the Authorization header; POST /oauth2/token gives one.';

/** The header `wix-site-id` is optional: the credentials say which site they are for. One that names another site is a mistake. */
export function refuseOtherSite(
  { siteId }: Pick<Caller, 'siteId'>,
  sent: string | string[] | undefined,
): Refusal | undefined {
  if (sent === undefined || sent === '' || sent === siteId) return undefined;
  const named = String(sent).slice(0, 100);
  const sentence = `The header wix-site-id names the site ${named}, but this token or key is for the site ${siteId}.`;
  return refuse(
    401,
    'UNAUTHENTICATED',
    `${sentence} Send that id, which stands at /admin/apps, or leave the header out.`,
    { sentSiteId: named, siteId },
  );
}

type Asked = Pick<Call, 'who' | 'permission' | 'name'>;

/** The call's `who` and permission, decided once for every call: the actor its handler sees, or why there is none. */
export function decideAccess(call: Asked, caller: Caller | undefined): Actor | Refusal | undefined {
  if (!caller)
    return call.who === 'public'
      ? undefined
      : refuse(
          401,
          'UNAUTHENTICATED',
          `The access token is missing, unknown or expired. ${signIn}`,
        );
  const actor = actorIn(call, caller);
  if (actor.merchant || call.who === 'public' || call.who === 'anyone') return actor;
  if (call.who === 'member' && actor.role === 'member') return actor;
  if (isOfShop(caller) && call.permission !== undefined)
    return refuse(
      403,
      'PERMISSION_DENIED',
      `${call.name} needs the permission ${call.permission}, which this caller lacks.`,
    );
  const needed =
    call.who === 'member'
      ? 'a signed-in member'
      : 'the owner, a collaborator or an app with an elevated key';
  return refuse(403, 'PERMISSION_DENIED', `${call.name} is for ${needed}.`);
}

/**
 * An app, key or collaborator without the call's permission is no more than a visitor who owns nothing yet, and a visitor or
 * member with such a key is only that visitor or member. A call without a permission has nobody who acts as the shop.
 */
function actorIn({ permission }: Asked, caller: Caller): Actor {
  if (!isOfShop(caller)) return { ...caller, merchant: false };
  if (permission !== undefined && mayDo(caller, permission)) return { ...caller, merchant: true };
  const { elevated: _elevated, keyHolder: _keyHolder, expiresAt: _expiresAt, ...alone } = caller;
  if (caller.role === 'visitor' || caller.role === 'member' || permission === undefined)
    return { ...alone, merchant: false };
  const { sessionId: _sessionId, ...asVisitor } = alone;
  return { ...asVisitor, role: 'visitor', merchant: false };
}
