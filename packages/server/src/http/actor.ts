import type { Call } from '@shopwright/contract';
import { refuse, type Refusal } from '../kernel/outcome.ts';
import type { Role } from '../kernel/role.ts';



/** Who is calling, on which site. */
export interface Actor {
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
  /** What an owner's key or an app may do; `*` is everything. */
  readonly permissions: ReadonlySet<string>;
}

/** The owner and apps act for the shop; visitors and members for themselves, unless a key travels with them. */
export const isMerchant = (actor: Actor): boolean => actor.role === 'owner' || actor.role === 'app' || actor.elevated === true;

export function mayDo(actor: Actor, permission: string | undefined): boolean {
  return permission === undefined || actor.permissions.has('*') || actor.permissions.has(permission);
}

const signIn = 'Send an access token in the Authorization header; POST /oauth2/token gives one.';

/** The call's `who`, decided once for every call. Undefined means yes. */
export function decideAccess(call: Pick<Call, 'who' | 'permission' | 'name'>, actor: Actor | undefined): Refusal | undefined {
  if (call.who === 'public') return undefined;
  if (!actor) return refuse(401, 'UNAUTHENTICATED', `The access token is missing, unknown or expired. ${signIn}`);
  if (isMerchant(actor)) {
    if (mayDo(actor, call.permission)) return undefined;
    return refuse(403, 'PERMISSION_DENIED', `This key may not call ${call.name}: it lacks the permission ${call.permission}.`);
  }
  if (call.who === 'anyone') return undefined;
  if (call.who === 'member' && actor.role === 'member') return undefined;
  const needed = call.who === 'member' ? 'a signed-in member' : 'the owner, a collaborator or an app with an elevated key';
  return refuse(403, 'PERMISSION_DENIED', `${call.name} is for ${needed}.`);
}
