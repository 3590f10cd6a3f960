/** Counting stops here, so that the answer stays cheap in a store with a long backlog. */
export const MAX_OVERVIEW_COUNT = 1000;
