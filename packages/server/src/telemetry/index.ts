export { startTelemetry } from './open-telemetry.ts';
