import type { Db } from '../db/index.ts';
import type { Audit, Authenticate, Tokens } from '../identity/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { RedirectPolicy } from '../kernel/safe-redirect.ts';

export interface RedirectDeps extends RedirectPolicy {
  readonly db: Db;
  readonly clock: Clock;
  readonly tokens: Tokens;
  readonly authenticate: Authenticate;
  readonly audit: Audit;
}
