import { start, temporaryDataDir } from './command.ts';

/** The demo store from the real command, in a folder that goes with it. */
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
