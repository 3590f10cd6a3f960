/** A setting that cannot be used: one sentence that says what it must be. */
export class ConfigError extends Error {}
