import { createHash } from 'node:crypto';
import { createCache, limitConcurrency } from '../memory/index.ts';

/**
 * Renders a document once for all requests: typesetting is CPU-bound, and a visitor with one order
 * may request its documents any number of times. Documents are rendered one at a time, so that
 * other calls are answered in between.
 */
export function drawOnce<Input>(
  draw: (input: Input) => Promise<Buffer>,
  { maxDocuments = 100 } = {},
): (input: Input) => Promise<Buffer> {
  const documents = createCache<Buffer>({ maxEntries: maxDocuments });
  const limit = limitConcurrency(1);
  return (input) => {
    // The key covers the whole input, so any change of the document changes the key.
    const key = createHash('sha256').update(JSON.stringify(input)).digest('base64url');
    return documents.load(key, () => limit(() => draw(input)));
  };
}
