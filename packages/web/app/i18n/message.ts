/** A sentence with {holes}, or one for each way of counting. */
export type Phrase = string | Plural;
export interface Plural {
  readonly one: string;
  readonly other: string;
}

/** The same keys in another language. */
export type Translated<Words> = {
  readonly [Key in keyof Words]: Words[Key] extends string ? string : Plural;
};
