import type { Config } from '@shopwright/server';
import { within } from './closing.ts';
import type { createLog } from '../log.ts';
import { readVersion } from '../version.ts';

/** A collector that does not answer must not delay the end of the process. */
const MAX_FLUSH_MS = 3_000;

/** Traces and metrics, where OTEL_* configures them; the packages are loaded only then. */
export async function openTelemetry(
  { telemetry }: Pick<Config, 'telemetry'>,
  log: ReturnType<typeof createLog>,
) {
  if (!telemetry) return undefined;
  const { startTelemetry } = await import('@shopwright/server/telemetry/index');
  const running = await startTelemetry(telemetry, { log, version: readVersion() });
  return { ...running, close: async () => void (await within(MAX_FLUSH_MS, running.close())) };
}
