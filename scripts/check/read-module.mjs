import { parseSync, Visitor } from 'oxc-parser';
import { moduleState } from './module-state.mjs';

/** @typedef {{ specifier: string, line: number, typeOnly: boolean }} Import */
/** @typedef {{ what: string, line: number }} Sight */
/**
 * @typedef {{ imports: Import[], impure: Sight[], sql: Sight[], state: Sight[], broken: string |
 * undefined }} Module
 */

const SQL =
  /^\s*(select\s[^]*\sfrom\s|insert\s+into\s|update\s+\S+\s+set\s|delete\s+from\s|create\s+(table|index)\s|alter\s+table\s)/i;
// A sentence that begins with "Select" is for people.
const SENTENCE = /^\s*[A-Z][a-z]/;
const OUTSIDE_WORLD = new Set([
  'process',
  'fetch',
  'crypto',
  'performance',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'console',
]);

/**
 * What a source file imports, and what in it depends on more than its arguments.
 * @param {string} file @param {string} source @returns {Module}
 */
export function readModule(file, source) {
  const { module, program, errors } = parseSync(file, source);
  /** @param {number} offset */
  const line = (offset) => source.slice(0, offset).split('\n').length;
  const { impure, sql, types } = sights(program, line);
  const imports = importsOf(module, source).map(({ offset, ...rest }) => ({
    ...rest,
    line: line(offset),
  }));
  return {
    imports: [...imports, ...types],
    impure,
    sql,
    state: moduleState(program, line),
    broken: errors[0]?.message,
  };
}

/** @param {import('oxc-parser').EcmaScriptModule} module @param {string} source */
function importsOf(module, source) {
  const found = module.staticImports.map(({ moduleRequest, entries, start }) => ({
    specifier: moduleRequest.value,
    offset: start,
    typeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
  }));
  for (const { entries } of module.staticExports) {
    const request = entries[0]?.moduleRequest ?? undefined;
    if (request === undefined) continue;
    found.push({
      specifier: request.value,
      offset: request.start,
      typeOnly: entries.every(({ isType }) => isType),
    });
  }
  for (const { moduleRequest } of module.dynamicImports) {
    const literal = /^(['"`])([^'"`$]+)\1$/.exec(
      source.slice(moduleRequest.start, moduleRequest.end),
    );
    if (literal?.[2] !== undefined)
      found.push({ specifier: literal[2], offset: moduleRequest.start, typeOnly: false });
  }
  return found;
}

/** @param {import('oxc-parser').Program} program @param {(offset: number) => number} line */
function sights(program, line) {
  /** @type {Sight[]} */
  const impure = [];
  /** @type {Sight[]} */
  const sql = [];
  /** @type {Import[]} */
  const types = [];
  const visitor = new Visitor({
    NewExpression(node) {
      if (isName(node.callee, 'Date') && node.arguments.length === 0)
        impure.push({ what: 'new Date()', line: line(node.start) });
    },
    MemberExpression(node) {
      const property = node.property.type === 'Identifier' ? node.property.name : '';
      if (isName(node.object, 'Date') && property === 'now')
        impure.push({ what: 'Date.now', line: line(node.start) });
      if (isName(node.object, 'Math') && property === 'random')
        impure.push({ what: 'Math.random', line: line(node.start) });
      if (isOutside(node.object)) impure.push({ what: node.object.name, line: line(node.start) });
    },
    CallExpression(node) {
      if (isOutside(node.callee)) impure.push({ what: node.callee.name, line: line(node.start) });
    },
    TSImportType(node) {
      types.push({ specifier: node.source.value, line: line(node.start), typeOnly: true });
    },
    Literal(node) {
      if (typeof node.value === 'string' && isSql(node.value))
        sql.push({ what: firstWords(node.value), line: line(node.start) });
    },
    TemplateLiteral(node) {
      const text = node.quasis.map(({ value }) => value.raw).join('?');
      if (isSql(text)) sql.push({ what: firstWords(text), line: line(node.start) });
    },
  });
  visitor.visit(program);
  return { impure, sql, types };
}

/** @param {{ type: string }} node @param {string} name */
function isName(node, name) {
  return (
    node.type === 'Identifier' &&
    /** @type {{ type: string, name?: string }} */ (node).name === name
  );
}

/** @param {{ type: string }} node @returns {node is { type: 'Identifier', name: string }} */
function isOutside(node) {
  return (
    node.type === 'Identifier' &&
    OUTSIDE_WORLD.has(/** @type {{ type: string, name: string }} */ (node).name)
  );
}

/** @param {string} text */
function isSql(text) {
  return SQL.test(text) && !SENTENCE.test(text);
}

/** @param {string} text */
function firstWords(text) {
  return text.trim().split(/\s+/).slice(0, 3).join(' ');
}
