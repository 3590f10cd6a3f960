/**
 * Every event the platform logs. An operator searches and alerts by these codes, so a code never
 * changes its meaning. docs/operations.md lists this table; a test compares both.
 */

interface LogEventDescription {
  /** What happened. */
  readonly meaning: string;
  /** What the operator does about it. */
  readonly action: string;
}

const NONE = 'None.';

export const LOG_EVENTS = {
  'http.request': {
    meaning: 'A request was answered. Logged when SHOPWRIGHT_ACCESS_LOG is on.',
    action: NONE,
  },
  'http.request_failed': {
    meaning: 'A call failed because of a bug. The client received status 500 with the request ID.',
    action: 'Report the bug with the stack trace.',
  },
  'http.request_unavailable': {
    meaning:
      'A call failed because of a transient error, such as a lost database connection. The client received status 503 with Retry-After.',
    action: 'If it repeats, check the database and the load of the machine.',
  },
  'http.shell_failed': {
    meaning: 'A request failed before it reached a call. The client received status 500.',
    action: 'Report the bug with the stack trace.',
  },
  'http.undeclared_error': {
    meaning: 'A call answered an error that the contract does not list for it.',
    action: 'Report the bug with the call and the code.',
  },
  'http.untrusted_proxy': {
    meaning:
      'Requests look forwarded by a proxy, but SHOPWRIGHT_TRUST_PROXY is off: rate limits treat all visitors as one client.',
    action: 'Set SHOPWRIGHT_TRUST_PROXY=true if exactly one reverse proxy of yours is in front.',
  },
  'page.request_failed': {
    meaning: 'A page failed to render because of a bug. The visitor saw the error page.',
    action: 'Report the bug with the stack trace.',
  },
  'page.request_refused': {
    meaning: 'A page refused a request with a 4xx status, for example an unknown address.',
    action: NONE,
  },
  'server.note_failed': {
    meaning: 'The server could not note an untrusted proxy in the data directory.',
    action: 'Check the permissions and the space of the data directory.',
  },
  'server.shutdown_failed': {
    meaning: 'A part of the server could not be closed. The shutdown continued with the rest.',
    action: 'If it repeats, report the bug with the stack trace.',
  },
  'telemetry.export_failed': {
    meaning: 'Traces or metrics could not be sent to the collector of OpenTelemetry.',
    action: 'Check OTEL_EXPORTER_OTLP_ENDPOINT and the collector.',
  },
  'catalog.export_failed': {
    meaning: 'An export of products failed too often and was ended.',
    action: 'Report the bug with the stack trace. The merchant can export again.',
  },
  'catalog.import_failed': {
    meaning: 'An import of products failed too often and was ended.',
    action: 'Report the bug with the stack trace. The merchant can resume the import.',
  },
  'audit.write_failed': {
    meaning: 'Entries could not be written to the audit log. The calls that caused them failed.',
    action: 'Check the database.',
  },
  'captcha.secret_unreadable': {
    meaning: 'The secret of the captcha service cannot be decrypted. Captchas cannot be checked.',
    action:
      'Restore SHOPWRIGHT_SECRET or secret.key, or enter the secret again in the sign-in settings.',
  },
  'captcha.service_unavailable': {
    meaning: 'The captcha service did not respond.',
    action: 'Check the captcha service and the outgoing connections of this machine.',
  },
  'sso.provider_unavailable': {
    meaning: 'An identity provider did not respond, or responded with an error.',
    action: 'Check the provider and the connection in the sign-in settings.',
  },
  'clock.differs': {
    meaning: 'The clocks of this machine and the database differ. The database decides.',
    action: 'Synchronize both clocks with NTP.',
  },
  'database.connecting': {
    meaning: 'The server is waiting for PostgreSQL to accept connections.',
    action: 'If it repeats, check PostgreSQL and DATABASE_URL.',
  },
  'database.primary_changed': {
    meaning: 'Another of the servers in DATABASE_URL is the primary now. New connections go to it.',
    action: 'Check why the previous primary was replaced.',
  },
  'database.connection_lost': {
    meaning: 'An idle database connection was lost. It is replaced when needed.',
    action: 'If it repeats, check PostgreSQL and the network.',
  },
  'database.connections_busy': {
    meaning: 'Database connections were still in use at shutdown and were closed.',
    action: 'If it repeats, report the bug.',
  },
  'database.listener_lost': {
    meaning:
      'The connection that receives notifications from PostgreSQL was lost. The server reconnects and refreshes its caches.',
    action: 'If it repeats, check PostgreSQL and the network.',
  },
  'database.listener_unavailable': {
    meaning: 'The server still cannot reconnect to receive notifications from PostgreSQL.',
    action: 'Check PostgreSQL and the network. Until then, processes see changes later.',
  },
  'database.listener_failed': {
    meaning: 'A handler of a PostgreSQL notification failed because of a bug.',
    action: 'Report the bug with the stack trace.',
  },
  'migration.started': { meaning: 'A database migration is being applied.', action: NONE },
  'migration.waiting': {
    meaning: 'Another process is migrating the database. This one waits.',
    action: NONE,
  },
  'migration.retried': {
    meaning: 'A migration did not get its locks because the database is busy. It is retried.',
    action: 'If it repeats for minutes, migrate when fewer requests are running.',
  },
  'migration.newer_release': {
    meaning: 'A newer release has migrated this database. This release is compatible with it.',
    action: 'Return to the newer release when you can.',
  },
  'postgres.initializing': {
    meaning: 'The embedded PostgreSQL is being initialized for its first start.',
    action: NONE,
  },
  'postgres.starting': {
    meaning: 'The embedded PostgreSQL is still starting. After a crash it first replays its log.',
    action: NONE,
  },
  'postgres.waiting': {
    meaning: 'Another PostgreSQL process is using the data directory. The server waits for it.',
    action: NONE,
  },
  'postgres.stopped_unexpectedly': {
    meaning: 'The embedded PostgreSQL stopped unexpectedly. The server restarts it.',
    action: 'Check postgres.log in the data directory, memory and disk space.',
  },
  'postgres.restarted': { meaning: 'The embedded PostgreSQL is running again.', action: NONE },
  'postgres.restart_failed': {
    meaning: 'The embedded PostgreSQL does not start. The server retries.',
    action: 'Check postgres.log in the data directory, memory and disk space.',
  },
  'postgres.watch_failed': {
    meaning: 'The server could not check the embedded PostgreSQL.',
    action: 'If it repeats, report the bug with the stack trace.',
  },
  'postgres.left_running': {
    meaning:
      'The embedded PostgreSQL was started by another machine or container and is left running.',
    action: 'Use one data directory for one machine or container at a time.',
  },
  'postgres.killed': {
    meaning:
      'The embedded PostgreSQL did not stop in time and was stopped immediately. It recovers at the next start.',
    action: NONE,
  },
  'backup.finished': {
    meaning:
      'A scheduled backup was written. The field missingFiles counts files that were not found.',
    action: 'If missingFiles is not 0, run "shopwright backup" to list them.',
  },
  'backup.failed': {
    meaning: 'A scheduled backup failed. It is retried for some hours.',
    action: 'Read the error. Check the space and the permissions at SHOPWRIGHT_BACKUP_TO.',
  },
  'backup.prune_failed': {
    meaning: 'Expired backups could not be deleted. The next scheduled backup tries again.',
    action: 'Check the permissions at SHOPWRIGHT_BACKUP_TO.',
  },
  'worker.jobs_recovered': {
    meaning: 'A worker disappeared without stopping. Another worker took over its jobs.',
    action: 'Check why the worker stopped, for example the memory of its machine.',
  },
  'worker.heartbeat_failed': {
    meaning: 'A worker could not write its heartbeat.',
    action: 'Check the database. If it lasts, other workers take over its jobs.',
  },
  'worker.queue_error': {
    meaning: 'The job queue reported an error, such as a failed job. Failed jobs are retried.',
    action: 'If it repeats, report the bug with the detail field.',
  },
  'worker.queue_warning': {
    meaning: 'The job queue reported a warning.',
    action: 'Read the detail field.',
  },
  'payment.provider_unavailable': {
    meaning: 'A payment provider did not respond. The payment stays pending and is reconciled.',
    action: "Check the provider's status page and the outgoing connections of this machine.",
  },
  'payment.void_failed': {
    meaning: 'A payment could not be voided yet. A worker retries.',
    action: 'If it repeats, check the payment provider.',
  },
  'payment.mismatch': {
    meaning:
      'A payment at the provider has another amount, currency or reference than requested. It is voided.',
    action: 'Compare the payment at the provider with the order.',
  },
  'payment.reconcile_failed': {
    meaning: "The provider's status of a payment could not be applied. It is retried.",
    action: 'If it repeats, compare the payment at the provider with the order.',
  },
  'payment.record_refused': {
    meaning: 'An order refused to record a payment of the provider.',
    action: 'Compare the order with the payment at the provider, and report the bug.',
  },
  'payment.webhook_unreadable': {
    meaning:
      'A payment provider failed to read a webhook. The webhook was refused as unsigned; the worker polls the payment.',
    action: 'If it repeats, check the webhook secret and the extension of the provider.',
  },
  'extension.loaded': {
    meaning: 'An extension of the config file was loaded.',
    action: NONE,
  },
  'extension.message': {
    meaning: 'A line that an extension logged.',
    action: 'Read the extension field and the message.',
  },
  'extension.provider_failed': {
    meaning:
      'A tax or shipping provider of an extension failed, was too slow or answered wrongly. Its last answer, or none, is used.',
    action: "Check the provider's service and the extension.",
  },
  'extension.event_failed': {
    meaning: 'An event handler of an extension failed. The job queue retries it.',
    action: 'If it repeats, check the extension.',
  },
  'order.paid_too_late': {
    meaning: 'An order was paid, but its items are no longer available. The payment is refunded.',
    action: 'Check the stock of the items.',
  },
  'orders.confirmation_limited': {
    meaning:
      'Too many unpaid orders name this email address or come from this network. The order gets no confirmation email.',
    action: 'Check the orders for abuse.',
  },
  'subscription.renewal_failed': {
    meaning: 'A subscription could not be renewed. It is retried.',
    action: 'If it repeats, report the bug with the stack trace.',
  },
  'webhook.delivery_failed': {
    meaning: 'A webhook could not be delivered because of a bug. It is retried.',
    action: 'Report the bug with the stack trace.',
  },
  'webhook.poll_failed': {
    meaning: 'Due webhook deliveries could not be read. It is retried.',
    action: 'Check the database.',
  },
  'webhook.paused': {
    meaning: 'A webhook is paused because its receiver keeps failing.',
    action: 'Check the receiver; "shopwright webhooks deliveries" shows its errors.',
  },
} as const satisfies Readonly<Record<string, LogEventDescription>>;

export type LogEvent = keyof typeof LOG_EVENTS;
