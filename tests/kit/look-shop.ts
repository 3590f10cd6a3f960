import { start, temporaryDataDir } from './command.ts';

/** The demo store of the real command, in a temporary folder. */
export async function openShop() {
  const dataDir = temporaryDataDir();
  const running = start(['--data', dataDir.path]);
  const { url, clientId, owner } = await running.ready;
  return {
    url,
    clientId,
    owner,
    async close() {
      running.kill('SIGTERM');
      await running.ended;
      await dataDir.remove();
    },
  };
}
