import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { ALLOWED_NAMES, REFUSED_CONSTANT_WORDS, REFUSED_WORDS } from './glossary.mjs';
import { sourceFiles } from './module-graph.mjs';

/** @typedef {{ name: string, offset: number }} Declared */

/**
 * Names that use a word of the left column of the glossary in WRITING.md.
 * @param {string} root @returns {string[]}
 */
export function wordBreaches(root) {
  return ['packages', 'tests', 'bench', 'scripts']
    .flatMap((folder) => sourceFiles(root, folder))
    .flatMap((file) => wordBreachesIn(file, readFileSync(path.join(root, file), 'utf8')));
}

/** @param {string} file @param {string} source @returns {string[]} */
export function wordBreachesIn(file, source) {
  if (/generated/i.test(source.slice(0, source.indexOf('\n')))) return [];
  return declaredNames(file, source).flatMap(({ name, offset }) => {
    const word = refusedWord(name, file);
    if (word === undefined) return [];
    const line = source.slice(0, offset).split('\n').length;
    return [
      `${file}:${line} declares \`${name}\`: "${word}" is in the left column of the glossary in WRITING.md`,
    ];
  });
}

/** @param {string} name @param {string} file */
function refusedWord(name, file) {
  const allowed = Object.hasOwn(ALLOWED_NAMES, name) ? ALLOWED_NAMES[name] : undefined;
  if (
    allowed !== undefined &&
    (allowed === 'everywhere' || allowed.some((one) => file.startsWith(one)))
  )
    return undefined;
  const words = wordsOf(name);
  const isConstant = name === name.toUpperCase();
  return words.find(
    (word) => REFUSED_WORDS.has(word) || (isConstant && REFUSED_CONSTANT_WORDS.has(word)),
  );
}

/** `placeOf` is `place`, `of`; `MOST_LINES` is `most`, `lines`. @param {string} name */
function wordsOf(name) {
  return (name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? []).map((word) => word.toLowerCase());
}

/**
 * The names that a module chooses itself: variables, parameters, functions, types and the fields of
 * types. Keys of object literals and fields taken apart under their own name are not listed: the
 * type that declares the field is.
 * @param {string} file
 * @param {string} source
 * @returns {Declared[]}
 */
function declaredNames(file, source) {
  /** @type {Declared[]} */
  const found = [];
  /** @param {unknown} node */
  const add = (node) => {
    const { type, name, start } = /** @type {{ type?: string, name?: string, start?: number }} */ (
      node ?? {}
    );
    if (type === 'Identifier' && name !== undefined && start !== undefined)
      found.push({ name, offset: start });
  };
  /** @param {any} pattern */
  const addPattern = (pattern) => {
    if (pattern === null || pattern === undefined) return;
    if (pattern.type === 'Identifier') add(pattern);
    else if (pattern.type === 'AssignmentPattern') addPattern(pattern.left);
    else if (pattern.type === 'RestElement') addPattern(pattern.argument);
    else if (pattern.type === 'TSParameterProperty') addPattern(pattern.parameter);
    else if (pattern.type === 'ArrayPattern') pattern.elements.forEach(addPattern);
    else if (pattern.type === 'ObjectPattern')
      for (const property of pattern.properties) {
        if (property.type === 'RestElement') addPattern(property);
        else if (!property.shorthand) addPattern(property.value);
      }
  };
  /** @param {any} node */
  const addFunction = (node) => {
    add(node.id);
    node.params.forEach(addPattern);
  };
  const visitor = new Visitor({
    VariableDeclarator: (node) => addPattern(node.id),
    FunctionDeclaration: addFunction,
    FunctionExpression: addFunction,
    ArrowFunctionExpression: (node) => node.params.forEach(addPattern),
    CatchClause: (node) => addPattern(node.param),
    ClassDeclaration: (node) => add(node.id),
    PropertyDefinition: (node) => add(node.key),
    MethodDefinition: (node) => add(node.key),
    TSInterfaceDeclaration: (node) => add(node.id),
    TSTypeAliasDeclaration: (node) => add(node.id),
    TSPropertySignature: (node) => add(node.key),
    TSMethodSignature: (node) => add(node.key),
    TSFunctionType: (node) => node.params.forEach(addPattern),
  });
  visitor.visit(parseSync(file, source).program);
  return found;
}
