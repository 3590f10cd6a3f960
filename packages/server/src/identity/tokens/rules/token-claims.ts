import type { Role } from '../../../kernel/role.ts';

/** The claims of a token. The `data` claim is a JSON string, as the official client expects. */
export interface TokenClaims {
  readonly siteId: string;
  readonly role: Role;
  readonly id: string;
  readonly clientId?: string;
  readonly sessionId?: string;
  readonly visitorId?: string;
  readonly permissions?: readonly string[];
}

export function writeClaims(claims: TokenClaims): string {
  const { siteId, ...rest } = claims;
  return JSON.stringify({
    instance: { instanceId: claims.clientId ?? siteId, metaSiteId: siteId },
    ...rest,
  });
}

const roles: readonly unknown[] = ['visitor', 'member', 'owner', 'app'] satisfies Role[];

export function readClaims(data: unknown): TokenClaims | undefined {
  if (typeof data !== 'string') return undefined;
  const value: unknown = parse(data);
  if (!isRecord(value) || !isRecord(value['instance'])) return undefined;
  const siteId = value['instance']['metaSiteId'];
  const { role, id, clientId, sessionId, visitorId, permissions } = value;
  if (typeof siteId !== 'string' || !roles.includes(role) || typeof id !== 'string' || id === '')
    return undefined;
  return {
    siteId,
    role: role as Role,
    id,
    ...(typeof clientId === 'string' ? { clientId } : {}),
    ...(typeof sessionId === 'string' ? { sessionId } : {}),
    ...(typeof visitorId === 'string' ? { visitorId } : {}),
    ...(Array.isArray(permissions)
      ? { permissions: permissions.filter((entry) => typeof entry === 'string') }
      : {}),
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  }
  // Stryker disable next-line BlockStatement: no claims are read either way
  catch {
    return undefined;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
