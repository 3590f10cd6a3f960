import { createHash } from 'node:crypto';
import type { InlineSources } from '../http/content-security-policy.server.ts';

/** A page that can be sent to everyone as it is, and what allows its inline scripts and styles. */
export interface Sealed {
  readonly html: string;
  readonly inline: InlineSources;
}

/**
 * A nonce allows what is written in one answer and must be another in the next. In a page that is kept, every inline script and style
 * is allowed by its hash instead, so that nothing of it hangs on who gets it. Only what carries the nonce is: nobody else could know it.
 */
export function seal(page: string, nonce: string): Sealed {
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

/** Of the text as a browser reads it, which knows one kind of line end. */
const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text.replaceAll(/\r\n?/g, '\n')).digest('base64')}'`;
