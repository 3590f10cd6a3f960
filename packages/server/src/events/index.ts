export { publishAll, type Change } from './publish.ts';
