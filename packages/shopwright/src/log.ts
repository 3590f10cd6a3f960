import type { Config } from '@shopwright/server';
import { pino, type DestinationStream, type Logger } from 'pino';

/** Always on stderr: stdout belongs to a command's answer. */
export function createLog(
  { logLevel }: Pick<Config, 'logLevel'>,
  to: DestinationStream = pino.destination({ fd: 2, sync: true }),
): Logger {
  return pino({ level: logLevel, serializers: { err: describeFault } }, to);
}

/**
 * Only the useful parts of an error: libraries attach connections, parameters and whole responses.
 */
function describeFault(fault: unknown): object {
  if (!(fault instanceof Error)) return { type: typeof fault };
  const { name, message, stack, cause } = fault;
  const code = 'code' in fault && typeof fault.code === 'string' ? { code: fault.code } : {};
  return {
    type: name,
    message,
    ...code,
    stack,
    ...(cause === undefined ? {} : { cause: describeFault(cause) }),
  };
}
