import { startTestCluster } from './testing.ts';

/** One PostgreSQL for the whole run of the tests. */
export default startTestCluster;
