import { createHash } from 'node:crypto';
import { createCache, limitConcurrency } from '../memory/index.ts';

/**
 * Draws a document once for all requests of it: typesetting keeps the processor busy, and a visitor with one order may request
 * its documents as often as they like. One document is drawn at a time, so that other calls are answered in between.
 */
export function drawOnce<Input>(
  draw: (input: Input) => Promise<Buffer>,
  { maxDocuments = 100 } = {},
): (input: Input) => Promise<Buffer> {
  const documents = createCache<Buffer>({ maxEntries: maxDocuments });
  const limit = limitConcurrency(1);
  return (input) => {
    // The key covers the whole input: whatever changes the document changes its key.
    const key = createHash('sha256').update(JSON.stringify(input)).digest('base64url');
    return documents.load(key, () => limit(() => draw(input)));
  };
}
