import { calls } from '@shopwright/contract';

/** The first words of all addresses that belong to the API: what is unknown below them is not a page. */
const firstWords = new Set(calls.flatMap((call) => [call.path, ...call.aliases]).map(firstWord));

/** `/members/ada` is Ada's page, `/members/v1/...` a call. */
const isProfile = (path: string): boolean => /^\/+members(\/+(?!v\d)[^/]*)?\/?$/i.test(path);

export const belongsToApi = (path: string): boolean => firstWords.has(firstWord(path)) && !isProfile(path);

function firstWord(path: string): string {
  return path.split('/').find((word) => word !== '') ?? '';
}
