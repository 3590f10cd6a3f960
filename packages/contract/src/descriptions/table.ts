/**
 * Descriptions by the name of a call (`cart.getCart`) or the title of a message or an enumeration.
 *
 * - A string describes the call, the message or the enumeration.
 * - A record describes each field of a message, or each value of an enumeration, and under `this`
 *   the message or the enumeration itself.
 *
 * A field whose type is a message or an enumeration may be left out: it then has the description of
 * its type. Describe it where it means more than that.
 *
 * A description is one sentence, two at most: what the value means, its unit or format, who sets
 * it, and what happens without it. It never merely repeats the name.
 */
export type Descriptions = Readonly<Record<string, string | Readonly<Record<string, string>>>>;
