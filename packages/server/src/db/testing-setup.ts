import { startTestCluster } from './testing.ts';

/** One PostgreSQL for all tests. */
export default startTestCluster;
