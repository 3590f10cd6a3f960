import type { Sending } from './send.ts';

/** How a strategy sends its own requests: set by createClient, or resolved without a client. */
export interface Connection extends Sending {
  readonly host: () => string;
}
