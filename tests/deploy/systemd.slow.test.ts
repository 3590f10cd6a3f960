import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/** The units as systemd itself reads them; no service is started. */

const units = ['shopwright.service', 'shopwright-worker.service'];
const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;
/** Of ten; services of a distribution mostly have more than eight. */
const MAX_EXPOSURE = 2;

/** In a folder of the test, with a command that is installed on this machine. */
function copyUnit(unit: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'shopwright-units-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const text = readFileSync(new URL(`../../deploy/systemd/${unit}`, import.meta.url), 'utf8');
  expect(text).toContain('ExecStart=/opt/shopwright/bin/shopwright ');
  const file = join(folder, unit);
  writeFileSync(file, text.replace('/opt/shopwright/bin/shopwright', '/bin/true'));
  return file;
}

test.skipIf(!hasSystemd).each(units)('systemd finds nothing wrong in %s', (unit) => {
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', copyUnit(unit)], {
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
});

test.skipIf(!hasSystemd).each(units)('%s exposes little of the machine', (unit) => {
  const report = execFileSync(
    'systemd-analyze',
    ['security', '--offline=true', '--no-pager', copyUnit(unit)],
    { encoding: 'utf8' },
  );
  const [, exposure] = /exposure level for \S+: ([\d.]+)/.exec(report) ?? [];
  expect(Number(exposure)).toBeLessThan(MAX_EXPOSURE);
});
