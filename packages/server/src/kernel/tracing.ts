/**
 * Spans of requests, statements and jobs. Without a configuration of telemetry there is no tracing,
 * and callers do nothing more.
 */
export interface Tracing {
  /** Runs work in a span, which fails when the work throws. */
  readonly run: <T>(start: SpanStart, work: () => Promise<T>) => Promise<T>;
  /** For work that begins and ends with events. */
  readonly start: (start: SpanStart) => OpenSpan;
  /** Whether the current work belongs to a span. */
  readonly isTraced: () => boolean;
}

export type Attributes = Readonly<Record<string, string | number | boolean>>;

export interface SpanStart {
  readonly name: string;
  readonly kind: 'server' | 'client' | 'consumer' | 'internal';
  readonly attributes?: Attributes;
  /** The W3C header of a caller whose trace this span belongs to. */
  readonly traceparent?: string | undefined;
}

export interface OpenSpan {
  /** Runs work as a part of the span. */
  readonly run: <T>(work: () => T) => T;
  readonly end: (outcome: {
    readonly attributes?: Attributes;
    readonly hasFailed: boolean;
  }) => void;
}
