import { createHash } from 'node:crypto';
import type { InlineSources } from '../http/content-security-policy.server.ts';

/** A page without its nonce, and the hashes of its inline scripts and styles. */
export interface HashedPage {
  readonly html: string;
  readonly inline: InlineSources;
}

/**
 * A nonce must differ in every answer, so a page that is sent to every visitor cannot have one: its
 * inline scripts and styles are allowed by their hashes instead. Only those that carry the nonce
 * are: an injected script cannot know it.
 */
export function replaceNonceWithHashes(page: string, nonce: string): HashedPage {
  const mark = ` nonce="${nonce}"`;
  const inline = new RegExp(`<(script|style)(?=[^>]*${mark})[^>]*>([^]*?)</\\1>`, 'g');
  const sources = { script: new Set<string>(), style: new Set<string>() };
  for (const [, tag, text = ''] of page.matchAll(inline))
    sources[tag === 'style' ? 'style' : 'script'].add(hashOf(text));
  return {
    html: page.replaceAll(mark, ''),
    inline: { scripts: [...sources.script], styles: [...sources.style] },
  };
}

/** Hashes the text as browsers read it, with normalized line endings. */
const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text.replaceAll(/\r\n?/g, '\n')).digest('base64')}'`;
