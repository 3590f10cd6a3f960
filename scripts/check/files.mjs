import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';

const MAX_LINES = 400;
const CODE = /\.(ts|tsx|mts|mjs|js|cjs|css)$/;
const MADE = new Set(['.git', 'node_modules', 'build', 'dist', '.react-router', '.cache', 'data']);
const BINARY = /\.(png|jpe?g|webp|avif|gif|ico|woff2?|ttf|otf|pdf|zip|gz|mp4)$/i;
// Put together here, so that this file does not hold what it looks for.
const HOSTS = [
  'registry.npmjs',
  'registry.yarnpkg',
  'npm.pkg.github',
  'deb.debian',
  'security.debian',
  'archive.ubuntu',
].flatMap((host) => ['org', 'com'].map((end) => `${host}.${end}`));

/**
 * What no committed file may hold: a place on the machine it was written on, a registry's address,
 * more than 400 lines of code.
 * @param {string} root
 * @returns {string[]}
 */
export function fileBreaches(root) {
  const machinePaths = machinePathPattern(root);
  return committedFiles(root).flatMap((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    return [...tooLong(file, text), ...forbidden(file, text, machinePaths)];
  });
}

/** @param {string} file @param {string} text */
function tooLong(file, text) {
  const lines = text.split('\n').length - 1;
  if (
    !CODE.test(file) ||
    lines <= MAX_LINES ||
    /generated/i.test(text.slice(0, text.indexOf('\n')))
  )
    return [];
  return [
    `${file} has ${lines} lines: a file does one thing, in ${MAX_LINES} lines at most (a generated file says so in its first line)`,
  ];
}

/** @param {string} file @param {string} text @param {RegExp} machinePaths */
function forbidden(file, text, machinePaths) {
  const found = [];
  const match = machinePaths.exec(text);
  if (match !== null)
    found.push(`${file}:${lineOf(text, match.index)} holds a place of one machine (${match[0]})`);
  for (const host of HOSTS) {
    const at = text.indexOf(host);
    if (at >= 0) found.push(`${file}:${lineOf(text, at)} names a package registry (${host})`);
  }
  return found;
}

/** @param {string} root */
function machinePathPattern(root) {
  // A path like /root or /srv/shop belongs to no one in particular, and may be mentioned.
  const common = /^\/(root|srv|opt|app|usr|var)?(\/[^/]*)?$/;
  const own = [root, homedir()]
    .filter((folder) => !common.test(folder))
    .map((folder) => `${folder.replace(/[^\w/]/g, '\\$&')}(?![\\w-])`);
  return new RegExp(
    [
      ...own,
      '/home/(?!user\\b|shop\\b|runner\\b)[a-z][\\w-]*/',
      '/Users/[a-zA-Z][\\w-]*/',
      '[A-Z]:\\\\Users\\\\',
    ].join('|'),
  );
}

/**
 * What git holds or would add; in a copy without git, everything that is not made by a command.
 * @param {string} root
 */
function committedFiles(root) {
  const git = [
    '-c',
    'safe.directory=*',
    '-C',
    root,
    'ls-files',
    '-z',
    '--cached',
    '--others',
    '--exclude-standard',
  ];
  try {
    const listed = execFileSync('git', git, {
      encoding: 'utf8',
      maxBuffer: 64_000_000,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return listed.split('\0').filter((file) => file !== '' && isText(root, file));
  } catch {
    return filesBelow(root, '').filter((file) => isText(root, file));
  }
}

/** @param {string} root @param {string} folder @returns {string[]} */
function filesBelow(root, folder) {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (!entry.isDirectory()) return [file];
    return MADE.has(entry.name) ? [] : filesBelow(root, file);
  });
}

/** @param {string} root @param {string} file */
function isText(root, file) {
  return (
    !BINARY.test(file) &&
    (statSync(path.join(root, file), { throwIfNoEntry: false })?.isFile() ?? false)
  );
}

/** @param {string} text @param {number} offset */
function lineOf(text, offset) {
  return text.slice(0, offset).split('\n').length;
}
