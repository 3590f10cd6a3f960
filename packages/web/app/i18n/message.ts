/** A message with {placeholders}, or one for each plural form. */
export type Phrase = string | Plural;
export interface Plural {
  readonly one: string;
  readonly other: string;
}

/** The same keys in another language. */
export type Translated<Messages> = {
  readonly [Key in keyof Messages]: Messages[Key] extends string ? string : Plural;
};
