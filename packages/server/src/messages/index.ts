export { addInbox } from './inbox/add-inbox.ts';
export { messageJobs } from './jobs.ts';
export { mailLayout, type Mail, type MailTable } from './mail-layout.ts';
export { sendMessage, type Attachment, type Message } from './send-message.ts';
export { speechIn, type Speech } from './words/words.ts';
export type { StoreWords } from './words/en.ts';
export { messagePersonalData } from './store/personal-data.ts';
export { unlinked } from './rules/unlinked.ts';
