/** A log that drops messages of the database. */
export const quiet = { info: () => undefined, warn: console.warn, error: console.error };
