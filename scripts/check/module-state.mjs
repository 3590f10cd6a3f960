import { Visitor } from 'oxc-parser';

/** @typedef {import('./read-module.mjs').Sight} Sight */

const ALWAYS_MUTABLE = new Set(['WeakMap', 'WeakSet']);
const COLLECTIONS = new Set(['Map', 'Set', 'Array']);
const MUTATORS = new Set(
  'set add delete clear push pop shift unshift splice sort reverse fill copyWithin'.split(' '),
);

/**
 * Variables of a module that can change after it is loaded: `let`, a WeakMap, and a collection or
 * object that the module itself mutates. A constant table is none.
 * @param {import('oxc-parser').Program} program
 * @param {(offset: number) => number} line
 * @returns {Sight[]}
 */
export function moduleState(program, line) {
  /** @type {Sight[]} */
  const found = [];
  /** @type {Map<string, Sight>} */
  const constants = new Map();
  for (const { declaration, name, init } of moduleVariables(program)) {
    const sight = { what: name, line: line(declaration.start) };
    if (declaration.kind === 'let' || declaration.kind === 'var') found.push(sight);
    else if (init?.type === 'NewExpression' && ALWAYS_MUTABLE.has(nameOf(init.callee)))
      found.push(sight);
    else if (isCollection(init)) constants.set(name, sight);
  }
  const mutated = mutatedNames(program);
  return [...found, ...[...constants.values()].filter(({ what }) => mutated.has(what))];
}

/** @param {import('oxc-parser').Program} program */
function moduleVariables(program) {
  return program.body.flatMap((statement) => {
    const declaration =
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration') return [];
    return declaration.declarations.flatMap(({ id, init }) =>
      id.type === 'Identifier' ? [{ declaration, name: id.name, init: unwrapped(init) }] : [],
    );
  });
}

/** Without `as` and `satisfies`. @param {any} node @returns {any} */
function unwrapped(node) {
  return node?.type === 'TSAsExpression' || node?.type === 'TSSatisfiesExpression'
    ? unwrapped(node.expression)
    : node;
}

/** @param {any} node */
function isCollection(node) {
  return (
    node?.type === 'ArrayExpression' ||
    node?.type === 'ObjectExpression' ||
    (node?.type === 'NewExpression' && COLLECTIONS.has(nameOf(node.callee)))
  );
}

/**
 * The names of variables whose content is changed somewhere in the module.
 * @param {import('oxc-parser').Program} program
 */
function mutatedNames(program) {
  /** @type {Set<string>} */
  const names = new Set();
  /** @param {any} target of an assignment or a delete */
  const noteTarget = (target) => {
    if (target.type === 'MemberExpression') names.add(nameOf(target.object));
  };
  new Visitor({
    CallExpression({ callee, arguments: [first] }) {
      if (callee.type !== 'MemberExpression') return;
      const method = nameOf(callee.property);
      if (MUTATORS.has(method)) names.add(nameOf(callee.object));
      if (nameOf(callee.object) === 'Object' && method === 'assign') names.add(nameOf(first));
    },
    AssignmentExpression: ({ left }) => noteTarget(left),
    UpdateExpression: ({ argument }) => noteTarget(argument),
    UnaryExpression: ({ operator, argument }) =>
      operator === 'delete' ? noteTarget(argument) : undefined,
  }).visit(program);
  return names;
}

/** @param {any} node @returns {string} empty for what is no plain name */
function nameOf(node) {
  return node?.type === 'Identifier' ? node.name : '';
}
