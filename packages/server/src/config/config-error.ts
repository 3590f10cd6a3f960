/** An invalid setting, with one sentence that says which values are valid. */
export class ConfigError extends Error {}
