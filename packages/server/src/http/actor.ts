import { everyPermission, type Call, type Permission } from '@shopwright/contract';
import { refuse, type AnyRefusal } from '../kernel/outcome.ts';
import type { Role } from '../kernel/role.ts';

/** The owner, a collaborator or a key (`owner`), or an app. */
export interface ShopCaller {
  readonly role: Role;
  readonly id: string;
}

/** The caller that the credentials of a request prove, and the site. */
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
  /** The holder of that key. */
  readonly keyHolder?: ShopCaller;
  /**
   * When these credentials expire, if they do. Credentials that the caller creates must not outlive
   * them.
   */
  readonly expiresAt?: Date;
  /** The permissions of an API key, a collaborator or an app; `*` grants everything. */
  readonly permissions: ReadonlySet<string>;
  /** A staff member who must set up a second factor first, and may do nothing else until then. */
  readonly needsSecondFactor?: boolean;
}

/** The caller as the handler of one call sees them. */
export interface Actor extends Caller {
  /**
   * Acts as the shop in this call: holds its permission. Decided once, for every call, by
   * `decideAccess`.
   */
  readonly merchant: boolean;
}

/** Acts as the shop in the current call, and may access everyone's objects there. */
export const isMerchant = (actor: Pick<Actor, 'merchant'>): boolean => actor.merchant;

/**
 * Carries credentials of the shop: the owner, a collaborator, a key or an app, alone or together
 * with a visitor or member.
 */
export const hasShopCredentials = ({
  role,
  elevated,
}: Pick<Caller, 'role' | 'elevated'>): boolean =>
  role === 'owner' || role === 'app' || elevated === true;

/** The actor on the shop's behalf: the holder of the key if a visitor or member carries one. */
export const shopCallerOf = ({
  role,
  id,
  keyHolder,
}: Pick<Caller, 'role' | 'id' | 'keyHolder'>): ShopCaller => keyHolder ?? { role, id };

/** For a call that also serves another area: visitors and members have no permissions. */
export const hasPermission = (
  { permissions }: Pick<Caller, 'permissions'>,
  permission: Permission,
): boolean => permissions.has(everyPermission) || permissions.has(permission);

const signIn = 'Send an access token in the Authorization header; POST /oauth2/token gives one.';

/**
 * The header `wix-site-id` is optional, because the credentials identify the site. Naming another
 * site is an error.
 */
export function refuseOtherSite(
  { siteId }: Pick<Caller, 'siteId'>,
  sent: string | string[] | undefined,
): AnyRefusal | undefined {
  if (sent === undefined || sent === '' || sent === siteId) return undefined;
  const named = String(sent).slice(0, 100);
  const sentence = `The header wix-site-id names the site ${named}, but this token or key is for the site ${siteId}.`;
  return refuse(
    'UNAUTHENTICATED',
    `${sentence} Send that id, which stands at /admin/apps, or leave the header out.`,
    { sentSiteId: named, siteId },
  );
}

type CallAccess = Pick<Call, 'who' | 'permission' | 'name' | 'beforeSecondFactor'>;

/**
 * The call's `who` and permission, decided once for every call: the actor its handler sees, or why
 * there is none.
 */
export function decideAccess(
  call: CallAccess,
  caller: Caller | undefined,
): Actor | AnyRefusal | undefined {
  if (!caller)
    return call.who === 'public'
      ? undefined
      : refuse('UNAUTHENTICATED', `The access token is missing, unknown or expired. ${signIn}`);
  if (caller.needsSecondFactor && call.who !== 'public' && call.beforeSecondFactor !== true)
    return refuse('SECOND_FACTOR_REQUIRED');
  const actor = actorIn(call, caller);
  if (actor.merchant || call.who === 'public' || call.who === 'anyone') return actor;
  if (call.who === 'member' && actor.role === 'member') return actor;
  if (hasShopCredentials(caller) && call.permission !== undefined)
    return refuse(
      'PERMISSION_DENIED',
      `${call.name} needs the permission ${call.permission}, which this caller lacks.`,
    );
  const needed =
    call.who === 'member'
      ? 'a signed-in member'
      : 'the owner, a collaborator or an app with an elevated key';
  return refuse('PERMISSION_DENIED', `${call.name} is for ${needed}.`);
}

/**
 * An app, key or collaborator without the call's permission counts as a visitor without any
 * objects, and a visitor or member with such a key counts only as that visitor or member. In a call
 * without a permission no caller acts as the shop.
 */
function actorIn({ permission }: CallAccess, caller: Caller): Actor {
  if (!hasShopCredentials(caller)) return { ...caller, merchant: false };
  if (permission !== undefined && hasPermission(caller, permission))
    return { ...caller, merchant: true };
  const { elevated: _elevated, keyHolder: _keyHolder, expiresAt: _expiresAt, ...alone } = caller;
  if (caller.role === 'visitor' || caller.role === 'member' || permission === undefined)
    return { ...alone, merchant: false };
  const { sessionId: _sessionId, ...asVisitor } = alone;
  return { ...asVisitor, role: 'visitor', merchant: false };
}
