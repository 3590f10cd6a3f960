import { ConfigError } from './config-error.ts';

/**
 * The standard variables of OpenTelemetry that decide whether and what to export. Endpoints, headers,
 * certificates, compression, timeouts and resource attributes are read by its own packages.
 */
export interface Telemetry {
  readonly traces: SignalSettings | undefined;
  readonly metrics: (SignalSettings & { readonly intervalMs: number }) | undefined;
  readonly sampler: Sampler;
}

export interface SignalSettings {
  readonly protocol: (typeof PROTOCOLS)[number];
}

export interface Sampler {
  readonly kind: 'always_on' | 'always_off' | 'traceidratio';
  /** Whether a caller that is traced decides instead. */
  readonly isParentBased: boolean;
  /** The share of traces, for `traceidratio`. */
  readonly ratio: number;
}

type Env = Readonly<Record<string, string | undefined>>;

const PROTOCOLS = ['http/protobuf', 'http/json'] as const;
const SAMPLERS = ['always_on', 'always_off', 'traceidratio'] as const;

export function readTelemetry(env: Env): Telemetry | undefined {
  if (text(env, 'OTEL_SDK_DISABLED')?.toLowerCase() === 'true') return undefined;
  const traces = signal(env, 'TRACES');
  const metrics = signal(env, 'METRICS');
  if (!traces && !metrics) return undefined;
  return {
    traces,
    metrics: metrics && {
      ...metrics,
      intervalMs: number(env, 'OTEL_METRIC_EXPORT_INTERVAL', 60_000, {
        min: 1_000,
        max: 3_600_000,
      }),
    },
    sampler: sampler(env),
  };
}

/** A signal is exported when it has an endpoint: there is no useful default for a shop. */
function signal(env: Env, name: 'TRACES' | 'METRICS'): SignalSettings | undefined {
  const exporter = text(env, `OTEL_${name}_EXPORTER`) ?? 'otlp';
  if (exporter !== 'otlp' && exporter !== 'none')
    throw new ConfigError(`OTEL_${name}_EXPORTER is "${exporter}"; it must be otlp or none.`);
  const variables = [`OTEL_EXPORTER_OTLP_${name}_ENDPOINT`, 'OTEL_EXPORTER_OTLP_ENDPOINT'];
  const variable = variables.find((each) => text(env, each) !== undefined);
  if (exporter === 'none' || variable === undefined) return undefined;
  const endpoint = text(env, variable) ?? '';
  if (!/^https?:$/.test(URL.parse(endpoint)?.protocol ?? ''))
    throw new ConfigError(
      `${variable} is "${endpoint}"; it must be a web address such as http://127.0.0.1:4318.`,
    );
  const given =
    text(env, `OTEL_EXPORTER_OTLP_${name}_PROTOCOL`) ?? text(env, 'OTEL_EXPORTER_OTLP_PROTOCOL');
  const protocol = PROTOCOLS.find((each) => each === (given ?? PROTOCOLS[0]));
  if (protocol === undefined)
    throw new ConfigError(
      `OTEL_EXPORTER_OTLP_PROTOCOL is "${given}"; it must be http/protobuf or http/json. Collectors receive both on port 4318.`,
    );
  return { protocol };
}

function sampler(env: Env): Sampler {
  const given = text(env, 'OTEL_TRACES_SAMPLER') ?? 'parentbased_always_on';
  const kind = SAMPLERS.find((each) => given === each || given === `parentbased_${each}`);
  if (kind === undefined)
    throw new ConfigError(
      `OTEL_TRACES_SAMPLER is "${given}"; it must be ${SAMPLERS.join(', ')}, or one of them after parentbased_.`,
    );
  return {
    kind,
    isParentBased: given.startsWith('parentbased_'),
    ratio: number(env, 'OTEL_TRACES_SAMPLER_ARG', 1, { min: 0, max: 1 }),
  };
}

function number(
  env: Env,
  name: string,
  standard: number,
  { min, max }: { readonly min: number; readonly max: number },
): number {
  const given = text(env, name) ?? String(standard);
  const value = Number(given);
  if (!(value >= min && value <= max))
    throw new ConfigError(`${name} is "${given}"; it must be a number from ${min} to ${max}.`);
  return value;
}

function text(env: Env, name: string): string | undefined {
  const value = env[name]?.trim();
  return value === '' ? undefined : value;
}
