import { expect, test } from 'vitest';
import { releaseNotes } from '../../scripts/setup/release-notes.mjs';

const changelog =
  '# Changelog\n\nWords.\n\n## [Unreleased]\n\n- Next\n\n## [0.2.0] - 2026-12-01\n\n- Second\n\n## [0.1.0]\n\n- First\n';

test('the notes of a release are the section of its version', () => {
  expect(releaseNotes(changelog, '0.2.0')).toBe('# Shopwright 0.2.0\n\n- Second\n');
  expect(releaseNotes(changelog, '0.1.0')).toBe('# Shopwright 0.1.0\n\n- First\n');
});

test('uses the unreleased section for a version without one', () => {
  expect(releaseNotes(changelog, '0.3.0')).toBe('# Shopwright 0.3.0\n\n- Next\n');
  expect(() => releaseNotes('# Changelog\n', '0.3.0')).toThrow('neither a section [0.3.0]');
});
