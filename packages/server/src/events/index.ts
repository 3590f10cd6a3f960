export { publish, publishAll, type Change } from './publish.ts';
