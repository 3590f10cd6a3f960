import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The guides in docs/guides, as their tests read them. */

const folder = resolve(import.meta.dirname, '..', '..', 'docs', 'guides');

export type GuideBlock =
  /** Run in the folder of the guide. */
  | { readonly kind: 'run'; readonly line: number; readonly text: string }
  /** A server that runs until the next `start` or the end of the guide. */
  | { readonly kind: 'start'; readonly line: number; readonly text: string }
  | { readonly kind: 'file'; readonly line: number; readonly name: string; readonly text: string }
  | { readonly kind: 'not run'; readonly line: number; readonly reason: string }
  | { readonly kind: 'unmarked'; readonly line: number };

/** The fenced blocks of a guide: every `sh` block, and the files that its commands use. */
export function readGuideBlocks(file: string): GuideBlock[] {
  const text = readFileSync(join(folder, file), 'utf8');
  return [...text.matchAll(/^```([^\n]*)\n([^]*?)^```$/gm)].flatMap(
    ([, info = '', content = '', ..._rest], index, all): GuideBlock[] => {
      const line = text.slice(0, all[index]?.index).split('\n').length;
      const name = /\bfile=(\S+)/.exec(info)?.[1];
      if (name !== undefined) return [{ kind: 'file', line, name, text: content }];
      if (!/^(?:sh|bash|shell|console)\b/.test(info)) return [];
      const mark = info.replace(/^\w+ ?/, '');
      if (mark === 'run' || mark === 'start') return [{ kind: mark, line, text: content.trim() }];
      const reason = /^not run: (.+)$/.exec(mark)?.[1];
      return reason === undefined
        ? [{ kind: 'unmarked', line }]
        : [{ kind: 'not run', line, reason }];
    },
  );
}
