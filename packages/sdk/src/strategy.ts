import type { Connection } from './connection.ts';

/** Says who is calling. */
export interface AuthStrategy {
  getAuthHeaders(
    host?: unknown,
  ): Promise<{ headers: Record<string, string> }> | { headers: Record<string, string> };
  /** Told by createClient how its own requests travel. */
  connect?(connection: Connection): void;
  getActiveToken?(): string | undefined;
  decodeJWT?(
    token: string,
    verifyCallerClaims?: boolean,
  ): Promise<{ decoded: { data: unknown }; valid: boolean }>;
}
