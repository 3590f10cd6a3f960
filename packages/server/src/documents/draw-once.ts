import { createHash } from 'node:crypto';
import { createGate } from '../kernel/gate.ts';

/**
 * Draws a document once for all who ask for it: typesetting keeps the processor busy, and a visitor with one order may ask for
 * its documents as often as they like. One at a time, so that other calls are answered in between.
 * The least recently used are forgotten.
 */
export function drawOnce<Input>(
  draw: (input: Input) => Promise<Buffer>,
  { maxDocuments = 100 } = {},
): (input: Input) => Promise<Buffer> {
  const drawn = new Map<string, Promise<Buffer>>();
  const oneAtATime = createGate(1);
  return (input) => {
    // The whole input: what changes the document changes its name.
    const name = createHash('sha256').update(JSON.stringify(input)).digest('base64url');
    const document = drawn.get(name) ?? oneAtATime(() => draw(input));
    drawn.delete(name);
    drawn.set(name, document);
    document.catch(() => {
      if (drawn.get(name) === document) drawn.delete(name);
    });
    if (drawn.size > maxDocuments) drawn.delete(drawn.keys().next().value ?? '');
    return document;
  };
}
