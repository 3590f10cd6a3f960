import { pathParameters, type Call } from '../call.ts';

/**
 * OpenAPI treats `/v1/products/{id}` and `/v1/products/{product.id}` as one path with one parameter
 * name. All calls of a path use the same name: a plain one if any call has it, otherwise
 * `productId` for `{product.id}`.
 */
export function agreeOnPaths(
  calls: readonly Call[],
): (call: Call) => { path: string; names: readonly string[] } {
  const shapes = new Map<string, Call[]>();
  for (const call of calls) {
    const shape = shapeOf(call.path);
    shapes.set(shape, [...(shapes.get(shape) ?? []), call]);
  }
  return (call) => {
    const proposals = (shapes.get(shapeOf(call.path)) ?? [call]).map((other) =>
      pathParameters(other.path),
    );
    const own = pathParameters(call.path);
    const names = own.map(
      (name, index) =>
        proposals
          .map((proposal) => proposal[index] ?? name)
          .find((proposal) => !proposal.includes('.')) ?? inOneWord(name),
    );
    let next = 0;
    return { path: call.path.replaceAll(/\{[^}]+\}/g, () => `{${names[next++] ?? ''}}`), names };
  };
}

const shapeOf = (path: string): string => path.replaceAll(/\{[^}]+\}/g, '{}');

const inOneWord = (dotted: string): string =>
  dotted.replaceAll(/\.(\w)/g, (_dot, letter: string) => letter.toUpperCase());
