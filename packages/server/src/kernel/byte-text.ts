/** A text as the characters of its bytes, in one piece: it is as long as the answer that it is, and is sent without being looked at again. */
export function byteTextOf(text: string): readonly string[] {
  return [Buffer.byteLength(text) === text.length ? text : Buffer.from(text).toString('latin1')];
}
