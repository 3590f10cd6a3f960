import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { LOG_EVENTS } from './log-events.ts';

const root = path.join(import.meta.dirname, '../../../..');
const LOG_CALL = /\blog\??\.(?:info|warn|error|debug|fatal|trace)\(/g;

/** Every log call in the product's source, with the event code it begins with. */
const logged = globSync('packages/{server,shopwright,web}/{src,app}/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.test\.tsx?$|\/testing[^/]*\.ts$/.test(file))
  .flatMap((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    return [...text.matchAll(LOG_CALL)].map(({ 0: call, index }) => ({
      line: `${file}:${text.slice(0, index).split('\n').length}`,
      event: /^\s*\{\s*event: '([^']+)'/.exec(text.slice(index + call.length))?.[1],
    }));
  });

describe('log events', () => {
  it('are named first in every line that the product logs', () => {
    expect(logged.length).toBeGreaterThan(30);
    expect(logged.filter(({ event }) => event === undefined).map(({ line }) => line)).toEqual([]);
  });

  it('are declared exactly if they are logged', () => {
    const codes = new Set(logged.map(({ event }) => event));
    expect(codes).toEqual(new Set(Object.keys(LOG_EVENTS)));
  });

  it('have codes of an area and a past event', () => {
    for (const code of Object.keys(LOG_EVENTS)) expect(code).toMatch(/^[a-z]+\.[a-z]+(_[a-z]+)*$/);
  });

  it("are listed in the operator's guide with what to do", () => {
    const guide = readFileSync(path.join(root, 'docs/operations.md'), 'utf8');
    const rows = guide.split('\n').filter((line) => /^\| `[a-z]+\.[a-z_]+` \|/.test(line));
    expect(rows).toEqual(
      Object.entries(LOG_EVENTS).map(
        ([code, { meaning, action }]) => `| \`${code}\` | ${meaning} | ${action} |`,
      ),
    );
  });
});
