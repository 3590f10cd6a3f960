import type { Sending } from './send.ts';

/** How a strategy's own requests travel: told by createClient, or found out when there is no client. */
export interface Connection extends Sending {
  readonly host: () => string;
}
