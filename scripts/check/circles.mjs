/**
 * Circles of imports (types count too: two files that know each other are one file), each once,
 * shortest first found.
 * @param {import('./module-graph.mjs').Graph} graph
 * @returns {string[][]}
 */
export function findCircles(graph) {
  /** @type {string[][]} */
  const circles = [];
  /** @type {Map<string, 'open' | 'done'>} */
  const state = new Map();
  /** @type {string[]} */
  const trail = [];

  /** @param {string} file */
  const visit = (file) => {
    state.set(file, 'open');
    trail.push(file);
    for (const { target } of graph.get(file)?.imports ?? []) {
      if (target === undefined || !graph.has(target)) continue;
      if (state.get(target) === 'open')
        circles.push([...trail.slice(trail.indexOf(target)), target]);
      if (!state.has(target)) visit(target);
    }
    trail.pop();
    state.set(file, 'done');
  };

  for (const file of graph.keys()) if (!state.has(file)) visit(file);
  return circles;
}
