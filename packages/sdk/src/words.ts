/**
 * An enumeration as programs use it: `ChannelType.WEB`. Written as one text, which is half the
 * size.
 */
export type Words<Word extends string> = { readonly [Name in Word]: Name };

export const words = <Word extends string>(text: string): Words<Word> =>
  // The generated text lists the words of the type.
  Object.fromEntries(text.split(' ').map((word) => [word, word])) as Words<Word>;
