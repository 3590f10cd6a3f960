import {
  defaultTextMapGetter,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Tracer,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import type { OpenSpan, SpanStart, Tracing } from '../kernel/tracing.ts';

const KINDS = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
};

/** Our tracing by a tracer of OpenTelemetry. The current span follows asynchronous work. */
export function createTracing(tracer: Tracer): Tracing {
  const contexts = new AsyncLocalStorageContextManager();
  const propagator = new W3CTraceContextPropagator();

  function start({ name, kind, attributes = {}, traceparent }: SpanStart): OpenSpan {
    const parent =
      traceparent === undefined
        ? contexts.active()
        : propagator.extract(ROOT_CONTEXT, { traceparent }, defaultTextMapGetter);
    const span = tracer.startSpan(
      name,
      { kind: KINDS[kind], attributes: { ...attributes } },
      parent,
    );
    const spanContext = trace.setSpan(parent, span);
    return {
      run: (work) => contexts.with(spanContext, work),
      end({ attributes: results = {}, hasFailed }) {
        span.setAttributes({ ...results });
        if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      },
    };
  }

  return {
    start,
    isTraced: () => trace.getSpan(contexts.active()) !== undefined,
    async run(options, work) {
      const span = start(options);
      let hasFailed = true;
      try {
        const result = await span.run(work);
        hasFailed = false;
        return result;
      } finally {
        span.end({ hasFailed });
      }
    },
  };
}
