/**
 * The values of an enumeration under their own names: `ChannelType.WEB`. They are generated as one
 * string, which is half the size of an object literal.
 */
export type EnumValues<Value extends string> = { readonly [Name in Value]: Name };

export const enumValues = <Value extends string>(text: string): EnumValues<Value> =>
  // The generator lists exactly the values of the type.
  Object.fromEntries(text.split(' ').map((value) => [value, value])) as EnumValues<Value>;
