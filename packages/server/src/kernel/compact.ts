type Compact<Fields> = {
  [Key in keyof Fields as undefined extends Fields[Key] ? never : Key]: Fields[Key];
} & {
  [Key in keyof Fields as undefined extends Fields[Key] ? Key : never]?: Exclude<
    Fields[Key],
    undefined
  >;
};

/**
 * Removes fields that are undefined: an optional field must be absent, for the compiler
 * (exactOptionalPropertyTypes) and on the wire.
 */
export function compact<Fields extends object>(fields: Fields): Compact<Fields> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Compact<Fields>;
}
