export { eventJobs, listenByJobs, type EventNotice, type OnEvents } from './jobs.ts';
export { publish, publishAll, type Change } from './publish.ts';
export { BETWEEN, bulkEventSteps, findEvent, startedJobs, type Publisher } from './store.ts';
export { action, created, deleted, updated } from './wire-body.ts';
