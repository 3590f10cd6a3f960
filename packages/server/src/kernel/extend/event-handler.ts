/**
 * Runs after a change was committed, in a background job, never in the request that made the change.
 * An error is retried with growing pauses for about three days. The handler is called at least once
 * for the newest event of each type and entity: several events of one order in quick succession may
 * be one call.
 */
export interface EventHandler {
  /** Event types, as in the list of webhooks: `wix.ecom.v1.order_approved`. */
  readonly events: readonly string[];
  /** The signal is aborted after 30 seconds; the call then counts as failed. */
  readonly handle: (event: StoreEvent, signal: AbortSignal) => Promise<void> | void;
}

export interface StoreEvent {
  readonly siteId: string;
  /** Unique; the same when the call is repeated. */
  readonly eventId: string;
  readonly eventType: string;
  readonly entityType: string;
  readonly entityId: string;
  /** The same data that a webhook of this event contains. */
  readonly body: unknown;
  readonly createdAt: Date;
}
