import type { Command } from './command.ts';
import { appsAllow, appsDisallow } from './commands/apps-allow.ts';
import { appsCreate } from './commands/apps-create.ts';
import { appsList } from './commands/apps-list.ts';
import { backup } from './commands/backup.ts';
import { clone } from './commands/clone.ts';
import { doctor } from './commands/doctor.ts';
import { exportProducts } from './commands/export.ts';
import { extensionsCreate } from './commands/extensions-create.ts';
import { filesAttach } from './commands/files-attach.ts';
import { generate } from './commands/generate.ts';
import { importProducts } from './commands/import.ts';
import { keysCreate } from './commands/keys-create.ts';
import { keysList } from './commands/keys-list.ts';
import { keysRevoke } from './commands/keys-revoke.ts';
import { keysRotate } from './commands/keys-rotate.ts';
import { membersErase } from './commands/members-erase.ts';
import { membersExport } from './commands/members-export.ts';
import { migrate } from './commands/migrate.ts';
import { ownerResetPassword } from './commands/owner-reset-password.ts';
import { mirror } from './commands/mirror.ts';
import { pages } from './commands/pages.ts';
import { restore } from './commands/restore.ts';
import { seed } from './commands/seed.ts';
import { start } from './commands/start.ts';
import { webhooksCreate } from './commands/webhooks-create.ts';
import { webhooksDelete } from './commands/webhooks-delete.ts';
import { webhooksDeliveries } from './commands/webhooks-deliveries.ts';
import { webhooksList } from './commands/webhooks-list.ts';
import { webhooksReplay } from './commands/webhooks-replay.ts';
import { worker } from './commands/worker.ts';

/** All commands in the order of the help. They import heavy modules only when they run. */
export const commands: readonly Command[] = [
  start,
  pages,
  worker,
  migrate,
  seed,
  importProducts,
  exportProducts,
  filesAttach,
  backup,
  restore,
  clone,
  doctor,
  keysCreate,
  keysList,
  keysRevoke,
  keysRotate,
  appsCreate,
  appsList,
  appsAllow,
  appsDisallow,
  ownerResetPassword,
  membersExport,
  membersErase,
  webhooksCreate,
  webhooksList,
  webhooksDelete,
  webhooksDeliveries,
  webhooksReplay,
  extensionsCreate,
  mirror,
  generate,
];
