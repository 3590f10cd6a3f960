/**
 * JSON of things that are met again and again and never change: written once, and forgotten with the thing itself. Only for what nobody
 * changes in place.
 */
const texts = new WeakMap<object, string>();

export function keptText(thing: object): string {
  const known = texts.get(thing);
  if (known !== undefined) return known;
  const made = JSON.stringify(thing);
  texts.set(thing, made);
  return made;
}

/** An object whose fields are such things. What is undefined is left out, as ever. */
export function textOfKept(things: Readonly<Record<string, object | undefined>>): string {
  let text = '';
  for (const name in things) {
    const thing = things[name];
    if (thing !== undefined) text += `${text === '' ? '{' : ','}"${name}":${keptText(thing)}`;
  }
  return text === '' ? '{}' : `${text}}`;
}

/** One object of several, whose names all differ. */
export function joinTexts(...texts: readonly string[]): string {
  let joined = '';
  for (const text of texts) {
    if (text !== '{}') joined += `${joined === '' ? '{' : ','}${text.slice(1, -1)}`;
  }
  return joined === '' ? '{}' : `${joined}}`;
}
