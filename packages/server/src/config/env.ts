import { ConfigError } from './config-error.ts';

/** Reads single settings from the environment. */

export type Env = Readonly<Record<string, string | undefined>>;

export function text(env: Env, name: string): string | undefined {
  const value = env[name]?.trim();
  return value === '' ? undefined : value;
}

export function oneOf<const Choice extends string>(
  env: Env,
  name: string,
  choices: readonly Choice[],
  standard: NoInfer<Choice>,
): Choice {
  const value = text(env, name);
  if (value === undefined) return standard;
  const chosen = choices.find((choice) => choice === value.toLowerCase());
  if (chosen === undefined)
    throw new ConfigError(
      `${name} is "${value}"; it must be ${choices.slice(0, -1).join(', ')} or ${choices.at(-1)}.`,
    );
  return chosen;
}

export function webAddress(env: Env, name: string): string | undefined {
  const address = text(env, name);
  if (address !== undefined && !/^https?:$/.test(URL.parse(address)?.protocol ?? ''))
    throw new ConfigError(
      `${name} is "${address}"; it must be a web address such as https://shop.example.com.`,
    );
  return address?.replace(/\/+$/, '');
}

/** A setting that has no effect without another one. */
export function refuseWithout(env: Env, needed: string, names: readonly string[]): void {
  const given = names.find((name) => text(env, name) !== undefined);
  if (given !== undefined)
    throw new ConfigError(`${given} is set without ${needed}; set both, or none.`);
}
