import type { LogEvent } from './log-events.ts';

/** Each line carries a declared event code, by which operators search and alert. */
interface LogFields {
  readonly event: LogEvent;
  readonly [field: string]: unknown;
}

/** The logger of the platform; pino implements it. */
export interface Log {
  info(fields: LogFields, message: string): void;
  warn(fields: LogFields, message: string): void;
  error(fields: LogFields, message: string): void;
}
