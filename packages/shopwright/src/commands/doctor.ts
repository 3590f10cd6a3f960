import { defineCommand, type CommandCall } from '../command.ts';
import type { Finding } from '../doctor/finding.ts';

const marks = { ok: 'ok  ', warn: 'warn', fail: 'FAIL' } as const;

export const doctor = defineCommand({
  words: ['doctor'],
  summary: 'Check the installation and suggest fixes',
  about:
    'Checks the machine, settings, database, keys and ports. Changes nothing. Exits with status 1 if a check fails.',
  options: {
    port: {
      kind: 'port',
      hint: 'N',
      help: 'Port to check (default: 8080 or PORT)',
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
          fix: 'Correct the environment variable.',
        },
      ];
    throw error;
  }
}

function report(findings: readonly Finding[]): string {
  const width = Math.max(...findings.map(({ check }) => check.length)) + 2;
  const lines = findings.flatMap(({ check, state, found, fix }) => {
    const line = `  ${marks[state]}  ${check.padEnd(width)}${found}`;
    return fix === undefined ? [line] : [line, `${' '.repeat(8 + width)}-> ${fix}`];
  });
  const problems = findings.filter(({ state }) => state !== 'ok').length;
  return [
    ...lines,
    '',
    problems === 0
      ? 'No problems found.'
      : `Found ${problems} ${problems === 1 ? 'problem' : 'problems'}.`,
  ].join('\n');
}
