import { accessSync, constants } from 'node:fs';
import path from 'node:path';

// npm settings of the caller that a child npm inherits: how to reach the registry, and the cache.
// All others (omit, production, ignore_scripts, dry_run, global, workspace, ...) would change what
// is installed.
const NPM_SETTING = /^npm_config_/i;
const PASSED_NPM_SETTINGS =
  /^npm_config_(.*registry|cache|(https?_)?proxy|noproxy|ca|cafile|cert|key|strict_ssl|userconfig|globalconfig|offline|prefer_offline|fetch_.*|maxsockets|local_address|\/\/.*)$/i;
// Variables of the npm that started this script; they describe that script, not a child npm.
const NPM_TRACE = /^(npm_(package|lifecycle|node_execpath|execpath|command)|INIT_CWD$|NODE$)/;

/**
 * The caller's environment without the variables that npm adds.
 * @param {NodeJS.ProcessEnv} [caller] @returns {Record<string, string>}
 */
export function cleanEnvironment(caller = process.env) {
  /** @type {Record<string, string>} */
  const clean = {};
  for (const [name, value] of Object.entries(caller)) {
    if (value === undefined || NPM_TRACE.test(name)) continue;
    if (NPM_SETTING.test(name) && !PASSED_NPM_SETTINGS.test(name)) continue;
    clean[name] = value;
  }
  const pathName = Object.keys(clean).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  clean[pathName] = withoutNpmFolders(clean[pathName] ?? '');
  delete clean.NODE_ENV;
  return clean;
}

/**
 * npm prepends node_modules/.bin of every parent folder, and its node-gyp, to PATH.
 * @param {string} searchPath
 */
function withoutNpmFolders(searchPath) {
  return searchPath
    .split(path.delimiter)
    .filter((folder) => !/node_modules[\\/](\.bin|.*node-gyp-bin)[\\/]?$/.test(folder))
    .join(path.delimiter);
}

/**
 * @param {string} name @param {Record<string, string>} env
 * @returns {string | undefined} the program's path
 */
export function findExecutable(name, env) {
  const names = process.platform === 'win32' ? [`${name}.exe`, `${name}.cmd`] : [name];
  for (const folder of (env.PATH ?? env.Path ?? '').split(path.delimiter)) {
    for (const candidate of names.map((file) => path.join(folder, file))) {
      if (folder !== '' && isExecutable(candidate)) return candidate;
    }
  }
  return undefined;
}

/** @param {string} file */
export function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
