import {
  ANYWHERE,
  ARROWS,
  DOMAINS,
  MEMOS,
  NOT_IN_CONTRACT,
  OPEN_TO_PACKAGES,
  REACT,
  ROOM_DEPS,
  ROOMS,
  RULES,
  SQL_LIBRARIES,
  SQL_FILES,
  STATELESS,
  TEST,
  UNIQUE_NAMES,
  WITHOUT_INDEX,
  TEMPLATES,
} from './law.mjs';
import { findCircles } from './circles.mjs';

/** @typedef {import('./module-graph.mjs').Graph} Graph */
/** @typedef {import('./module-graph.mjs').Node} Node */
/** @typedef {import('./module-graph.mjs').Edge} Edge */

/**
 * Every breach of the import law, one line each.
 * @param {Graph} graph @returns {string[]}
 */
export function breaches(graph) {
  const found = [];
  for (const node of graph.values()) {
    if (node.broken !== undefined) found.push(`${node.file} cannot be parsed: ${node.broken}`);
    for (const edge of node.imports) {
      const reason = whyForbidden(node.file, edge);
      if (reason !== undefined)
        found.push(`${node.file}:${edge.line} imports ${edge.specifier}: ${reason}`);
    }
    found.push(...strayedSql(node), ...impureRule(node, graph), ...moduleStateOf(node));
  }
  found.push(...doubleStores(graph), ...repeatedNames(graph));
  for (const circle of findCircles(graph))
    found.push(`${circle[0]} imports itself in a circle: ${circle.join(' -> ')}`);
  return found;
}

/** @param {string} from @param {Edge} edge @returns {string | undefined} */
function whyForbidden(from, edge) {
  return (
    fromTests(from, edge) ??
    acrossPackages(from, edge) ??
    acrossDomains(from, edge) ??
    acrossRooms(from, edge) ??
    libraries(from, edge)
  );
}

/** @param {string} from @param {Edge} edge */
function fromTests(from, { target }) {
  if (target === undefined || TEST.test(from) || !TEST.test(target)) return undefined;
  return 'only tests may import what is made for tests';
}

/** @param {string} from @param {Edge} edge */
function acrossPackages(from, { target, library, specifier }) {
  const here = packageOf(from);
  const there = target === undefined ? undefined : packageOf(target);
  if (there === undefined) {
    const outside = target?.startsWith('scripts/') || target?.startsWith('bench/');
    return here !== undefined && outside
      ? 'a package imports packages, nothing beside them'
      : undefined;
  }
  // A template is copied into the folder of its author, where the package is another one.
  if (TEMPLATES.test(from)) return undefined;
  if (here === there)
    return library === undefined ? undefined : 'inside a package, import by relative path';
  if (library === undefined)
    return `import another package by its name, not by path (${specifier})`;
  if (here === undefined)
    return from.startsWith('scripts/')
      ? 'scripts run before anything is installed, and import no package'
      : undefined;
  const allowed = ARROWS[here] ?? [];
  return allowed.includes(there)
    ? undefined
    : `${here} may import ${allowed.join(', ') || 'no other package'}, not ${there}`;
}

/** @param {string} from @param {Edge} edge */
function acrossDomains(from, { target }) {
  const there = target === undefined ? undefined : domainOf(target);
  if (target === undefined || TEST.test(from) || !isProduct(from)) return undefined;
  const here = domainOf(from);
  if (here !== undefined && there === undefined && target.startsWith('packages/server/src/')) {
    return `${here} may not import ${target.split('/').at(-1)}, which puts the domains together`;
  }
  if (there === undefined || here === there) return undefined;
  if (!DOMAINS.includes(there))
    return `${there} has no place in the order of domains: give it one in scripts/check/law.mjs`;
  if (here !== undefined && DOMAINS.indexOf(there) > DOMAINS.indexOf(here)) {
    return `${here} stands left of ${there} and may not know it: have ${there} listen to an event`;
  }
  const open = packageOf(from) === 'server' ? WITHOUT_INDEX : OPEN_TO_PACKAGES;
  if (open.includes(there) || target === `packages/server/src/${there}/index.ts`) return undefined;
  if (RULES.test(from) && RULES.test(target)) return undefined;
  return `import ${there} through its index.ts`;
}

/**
 * Inside a domain with rooms, each room imports only the rooms before it.
 * @param {string} from
 * @param {Edge} edge
 */
function acrossRooms(from, { target }) {
  const domain = domainOf(from);
  const rooms = ROOMS[domain ?? ''];
  if (rooms === undefined || target === undefined || TEST.test(from)) return undefined;
  const here = roomOf(from);
  if (here === undefined || domainOf(target) !== domain) return undefined;
  if (!rooms.includes(here))
    return `${domain}/${here} has no place in the order of rooms: give it one in scripts/check/law.mjs`;
  const there = roomOf(target);
  if (there === undefined)
    return target.endsWith(`/${domain}/${ROOM_DEPS}`)
      ? undefined
      : `a room of ${domain} may import ${ROOM_DEPS}, no other file that composes the rooms`;
  return rooms.indexOf(there) <= rooms.indexOf(here)
    ? undefined
    : `${domain}/${here} comes before ${domain}/${there} and may not import it`;
}

/** @param {string} from @param {Edge} edge */
function libraries(from, { library, builtin, target, specifier }) {
  if (TEST.test(from) || !isProduct(from)) return undefined;
  const here = packageOf(from);
  if (builtin && ANYWHERE.some(({ within, except }) => within.test(from) && !except.test(from))) {
    return `${here} runs in browsers too, where ${specifier} does not exist`;
  }
  if (library === undefined || target !== undefined) return undefined;
  if (here !== 'web' && REACT.test(library)) return 'only packages/web may import React';
  if (here === 'contract' && NOT_IN_CONTRACT.test(library))
    return 'the contract is data: no server, no database, no React';
  if (here === 'sdk') return 'the SDK imports the contract and nothing else';
  if (SQL_LIBRARIES.includes(library) && !SQL_FILES.test(from))
    return 'SQL stands only in store.ts, store/, db/ and query/';
  return undefined;
}

/** @param {Graph} graph */
function doubleStores(graph) {
  const files = [...graph.values()].map(({ file }) => file);
  return files.flatMap((file) => {
    const folder = /^(.*)\/store\/[^/]+$/.exec(file)?.[1];
    if (folder === undefined) return [];
    if (!files.includes(`${folder}/store.ts`)) return [];
    return [`${file}: ${folder} has both store.ts and store/; move store.ts into the folder`];
  });
}

/**
 * Domains whose file names must be unique, so that a name leads to one file.
 * @param {Graph} graph
 */
function repeatedNames(graph) {
  const files = [...graph.values()].map(({ file }) => file);
  return UNIQUE_NAMES.flatMap((domain) => {
    const inside = files.filter((file) => file.startsWith(`packages/server/src/${domain}/`));
    return inside.flatMap((file, index) => {
      const name = baseName(file);
      const other = inside.slice(0, index).find((earlier) => baseName(earlier) === name);
      return other === undefined ? [] : [`${file}: the ${domain} has another ${name}: ${other}`];
    });
  });
}

/** @param {string} file */
const baseName = (file) => file.slice(file.lastIndexOf('/') + 1);

/** @param {Node} node */
function strayedSql({ file, sql }) {
  if (TEST.test(file) || SQL_FILES.test(file) || !isProduct(file)) return [];
  return sql.map(
    ({ line, what }) =>
      `${file}:${line} has SQL (${what} ...): SQL stands only in store.ts, store/, db/ and query/`,
  );
}

/** @param {Node} node */
function moduleStateOf({ file, state }) {
  if (!STATELESS.test(file) || MEMOS.includes(file) || TEST.test(file)) return [];
  return state.map(
    ({ line, what }) =>
      `${file}:${line} has module-level state (${what}): create it in a function and pass it as an argument`,
  );
}

/** @param {Node} node @param {Graph} graph */
function impureRule(node, graph) {
  if (!RULES.test(node.file) || TEST.test(node.file)) return [];
  const found = [];
  for (const { specifier, line, target, library, builtin } of node.imports) {
    const pure =
      !builtin &&
      target !== undefined &&
      (RULES.test(target) || domainOf(target) === 'kernel' || packageOf(target) === 'contract');
    if (!pure)
      found.push(
        `${node.file}:${line} imports ${specifier}: a rule imports only rules, the kernel and the contract${library === undefined ? '' : ', no library'}`,
      );
  }
  for (const { chain, what } of outsideWorld(node, graph)) {
    found.push(
      `${node.file} is not pure: ${chain.join(' -> ')} uses ${what}; hand it in as an argument`,
    );
  }
  return found;
}

/**
 * What a rule reaches, through everything it loads, that is not in its arguments.
 * @param {Node} start @param {Graph} graph
 */
function outsideWorld(start, graph) {
  /** @type {{ chain: string[], what: string }[]} */
  const found = [];
  const seen = new Set([start.file]);
  const queue = [{ node: start, chain: [start.file] }];
  for (const { node, chain } of queue) {
    for (const { what, line } of node.impure) found.push({ chain, what: `${what} (line ${line})` });
    for (const { target, typeOnly, builtin, specifier } of node.imports) {
      if (typeOnly) continue;
      if (builtin && node !== start) found.push({ chain, what: specifier });
      const next = target === undefined ? undefined : graph.get(target);
      if (next === undefined || seen.has(next.file)) continue;
      seen.add(next.file);
      queue.push({ node: next, chain: [...chain, next.file] });
    }
  }
  return found;
}

/** @param {string} file */
const packageOf = (file) => /^packages\/([^/]+)\//.exec(file)?.[1];
/** @param {string} file */
const domainOf = (file) => /^packages\/server\/src\/([^/]+)\//.exec(file)?.[1];
/** @param {string} file */
const roomOf = (file) => /^packages\/server\/src\/[^/]+\/([^/]+)\//.exec(file)?.[1];
/** What runs in the product, as against its generators and configuration. @param {string} file */
const isProduct = (file) => /^packages\/[^/]+\/(src|app|bin)\//.test(file);
