export { eventJobs, listenByJobs, type EventNotice, type OnEvents } from './jobs.ts';
export { publish, publishAll, type Change } from './publish.ts';
export { BETWEEN, eventSteps, manyEventSteps, startedJobs, type Publisher } from './store.ts';
export { action, created, createdText, deleted, updated, updatedText } from './wire-body.ts';
