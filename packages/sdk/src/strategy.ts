import type { Connection } from './connection.ts';

/** Authenticates calls. */
export interface AuthStrategy {
  getAuthHeaders(
    host?: unknown,
  ): Promise<{ headers: Record<string, string> }> | { headers: Record<string, string> };
  /** Receives its connection from createClient. */
  connect?(connection: Connection): void;
  getActiveToken?(): string | undefined;
  decodeJWT?(
    token: string,
    verifyCallerClaims?: boolean,
  ): Promise<{ decoded: { data: unknown }; valid: boolean }>;
}
