import { pathParameters, type Call } from '@shopwright/contract';
import { signatures } from './signatures.ts';

export interface Signature {
  readonly tokens: readonly string[];
  /** The field of the answer that the function returns; '' returns nothing. */
  readonly unwrap: string | undefined;
  /** The list that a query builder returns. */
  readonly items: string | undefined;
}

export function signatureOf(call: Call): Signature {
  const text = signatures[call.name] ?? defaultSignature(call);
  const [left = '', right = ''] = text.split('=>').map((part) => part.trim());
  const items = /^\[(\w+)\]$/.exec(right)?.[1];
  const isEmpty =
    call.raw !== true &&
    call.answer.properties !== undefined &&
    Object.keys(call.answer.properties).length === 0;
  const unwrap =
    right === '{}' || items !== undefined
      ? undefined
      : right !== ''
        ? right
        : isEmpty
          ? ''
          : undefined;
  return { tokens: left === '' ? [] : left.split(',').map((token) => token.trim()), unwrap, items };
}

/**
 * Pages and files are for browsers, so they have no function unless the provider has one.
 */
export const isFunction = (call: Call): boolean => call.raw !== true || call.name in signatures;

function defaultSignature(call: Call): string {
  const inPath = pathParameters(call.path);
  const rest = Object.entries(call.request.properties).filter(
    ([name, field]) => !inPath.includes(name) && field.internal !== true,
  );
  return [...inPath, ...(rest.length > 0 ? ['*'] : [])].join(', ');
}

/**
 * The path that the provider's client requests: its first public prefix. The token calls and the
 * oldest member calls have theirs in the path itself.
 */
export const publicPath = (call: Call): string =>
  /^\/(oauth|api\/v1\/members)/.test(call.path)
    ? call.path
    : (call.aliases.find((path) => !call.olderPaths.includes(path)) ?? call.path);
