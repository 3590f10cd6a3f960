import { calls } from '@shopwright/contract';

/** The first words of all addresses that belong to the API: what is unknown below them is not a page. */
const firstWords = new Set(calls.flatMap((call) => [call.path, ...call.aliases]).map(firstWord));

export const belongsToApi = (path: string): boolean => firstWords.has(firstWord(path));

function firstWord(path: string): string {
  return path.split('/').find((word) => word !== '') ?? '';
}
