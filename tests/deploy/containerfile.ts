/** A Containerfile as data, for tests that run its steps without a builder. */
export interface Stage {
  readonly name: string;
  readonly from: string;
  readonly steps: readonly Step[];
}

export interface Step {
  readonly instruction: string;
  readonly rest: string;
}

export function readContainerfile(text: string): Stage[] {
  const steps = text
    .replaceAll(/^\s*#.*\n/gm, '')
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, instruction = '', rest = ''] = /^(\w+)\s+(.*)$/.exec(line) ?? [];
      return { instruction, rest };
    });
  const stages: { name: string; from: string; steps: Step[] }[] = [];
  for (const step of steps) {
    if (step.instruction === 'FROM') {
      const [from = '', name = 'final'] = step.rest.split(/\s+AS\s+/);
      stages.push({ name, from, steps: [] });
    } else stages.at(-1)?.steps.push(step);
  }
  return stages;
}

export const stepsOf = ({ steps }: Stage, instruction: string): string[] =>
  steps.filter((step) => step.instruction === instruction).map(({ rest }) => rest);

/** The words of an instruction in its JSON form. */
export const wordsOf = (stage: Stage, instruction: string): string[] => {
  const [rest = '[]'] = stepsOf(stage, instruction);
  return JSON.parse(rest.slice(rest.indexOf('['))) as string[];
};

/** The settings of all ENV instructions. */
export const environmentOf = (stage: Stage): Record<string, string> =>
  Object.fromEntries(
    stepsOf(stage, 'ENV')
      .flatMap((rest) => rest.split(/\s+/))
      .map((setting) => {
        const [name = '', value = ''] = setting.split(/=(.*)/s);
        return [name, value];
      }),
  );
