/**
 * The section of a version in CHANGELOG.md, or [Unreleased] if it has none yet.
 * @param {string} changelog @param {string} version
 */
export function releaseNotes(changelog, version) {
  const sections = changelog.split(/^(?=## )/m);
  const section =
    sections.find((each) => each.startsWith(`## [${version}]`)) ??
    sections.find((each) => each.startsWith('## [Unreleased]'));
  if (section === undefined)
    throw new Error(`CHANGELOG.md has neither a section [${version}] nor [Unreleased].`);
  return `# Shopwright ${version}\n\n${section.slice(section.indexOf('\n')).trim()}\n`;
}
