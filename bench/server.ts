import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { onCore } from './core.ts';

/** A running server on the first core. */
export interface BenchServer {
  readonly url: string;
  readonly clientId: string;
  /** CPU seconds of all its threads. */
  cpuSeconds(): Promise<number>;
  /** Heap bytes after a garbage collection. */
  memory(): Promise<{ rss: number; heap: number }>;
  stop(): Promise<void>;
}

interface Message {
  readonly ready?: { url: string; clientId?: string };
  readonly cpu?: { user: number; system: number };
  readonly memory?: { rss: number; heap: number };
}

export async function startServer(
  mode: 'bare' | 'bare-file' | 'bare-react' | 'bare-sql' | 'pages' | 'shop',
  argument: string,
): Promise<BenchServer> {
  const { command, args } = onCore(0, process.execPath);
  // taskset replaces itself with the process.
  const child = fork(fileURLToPath(new URL('./run-server.ts', import.meta.url)), [mode, argument], {
    execPath: command,
    execArgv: [...args, '--expose-gc', '--disable-warning=ExperimentalWarning'],
  });
  const { url, clientId = '' } = await answer(child, (message) => message.ready);
  const requestMessage = <T>(
    request: string,
    read: (message: Message) => T | undefined,
  ): Promise<T> => {
    const received = answer(child, read);
    child.send(request);
    return received;
  };
  return {
    url,
    clientId,
    cpuSeconds: async () => {
      const { user, system } = await requestMessage('cpu', (message) => message.cpu);
      return (user + system) / 1e6;
    },
    memory: () => requestMessage('memory', (message) => message.memory),
    async stop() {
      child.send('stop');
      await once(child, 'exit');
    },
  };
}

function answer<T>(child: ChildProcess, read: (message: Message) => T | undefined): Promise<T> {
  return new Promise((resolve, reject) => {
    const listener = (message: unknown) => {
      const found = read(message as Message);
      if (found === undefined) return;
      child.off('message', listener);
      child.off('exit', gone);
      resolve(found);
    };
    const gone = (code: number | null) =>
      reject(new Error(`The server under measurement ended (code ${code}). See its output above.`));
    child.on('message', listener);
    child.once('exit', gone);
  });
}
