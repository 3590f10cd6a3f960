export { ConfigError, MIN_SECRET_LENGTH, readConfig, type Config } from './config.ts';
export type { SignalSettings, Telemetry } from './telemetry.ts';
