import { defineCommand, type CommandCall } from '../command.ts';
import type { Finding } from '../doctor/finding.ts';

const marks = { ok: 'ok  ', warn: 'warn', fail: 'FAIL' } as const;

export const doctor = defineCommand({
  words: ['doctor'],
  summary: 'Check the machine, the database, the keys and the ports, and say how to mend each',
  about: 'Changes nothing. Ends with 1 when something fails.',
  options: {
    port: {
      kind: 'port',
      hint: 'N',
      help: 'The port the shop is to listen on (default: 8080, or PORT)',
    },
  },
  examples: ['shopwright doctor', 'shopwright doctor --json --data /srv/shop'],
  async run({ terminal, config }) {
    const findings = await examine({ config, terminal });
    terminal.answer({ json: findings, text: report(findings) });
    return findings.some(({ state }) => state === 'fail') ? 1 : 0;
  },
});

async function examine({
  config,
  terminal,
}: Pick<CommandCall, 'config' | 'terminal'>): Promise<Finding[]> {
  const [{ checkMachine }, { checkDatabase }, { ConfigError }] = await Promise.all([
    import('../doctor/machine.ts'),
    import('../doctor/database.ts'),
    import('@shopwright/server/config/index'),
  ]);
  try {
    const settings = config();
    return [...(await checkMachine(settings)), ...(await checkDatabase(settings, terminal))];
  } catch (error) {
    if (error instanceof ConfigError)
      return [
        {
          check: 'Settings',
          state: 'fail',
          found: error.message,
          mend: 'Correct it in the environment.',
        },
      ];
    throw error;
  }
}

function report(findings: readonly Finding[]): string {
  const width = Math.max(...findings.map(({ check }) => check.length)) + 2;
  const lines = findings.flatMap(({ check, state, found, mend }) => {
    const line = `  ${marks[state]}  ${check.padEnd(width)}${found}`;
    return mend === undefined ? [line] : [line, `${' '.repeat(8 + width)}-> ${mend}`];
  });
  const troubles = findings.filter(({ state }) => state !== 'ok').length;
  return [
    ...lines,
    '',
    troubles === 0
      ? 'All is well.'
      : `${troubles} ${troubles === 1 ? 'thing needs' : 'things need'} attention.`,
  ].join('\n');
}
