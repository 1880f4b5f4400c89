import type { Attributes, Context, Span, Tracer } from '@opentelemetry/api'
import { currentContext, inContext } from '../context/request-context.ts'

type Api = typeof import('@opentelemetry/api')

/** The tracer of this process; null unless an endpoint is set. */
let active: { api: Api; tracer: Tracer } | null = null

export function setTracer(next: typeof active): void {
  active = next
}

/** Attributes without personal data, queries or texts that people entered. */
export type SpanAttributes = Attributes

interface SpanOptions {
  name: string
  attributes?: SpanAttributes
  kind?: 'internal' | 'server' | 'client'
  /** Whether to trace only below another span: for calls that also happen several times a second without a request. */
  onlyBelow?: boolean
  /** W3C `traceparent` of the caller. */
  parent?: string
}

/** Traces asynchronous work. Its spans and log lines belong to it. Costs nothing while tracing is off. */
export async function traced<T>(options: SpanOptions, run: (span: Span | null) => Promise<T>): Promise<T> {
  const open = openSpan(options)
  if (open === null) return run(null)
  try {
    return await inContext({ trace: open.trace }, () => run(open.span))
  } catch (error) {
    open.fail(error)
    throw error
  } finally {
    open.span.end()
  }
}

interface OpenSpan {
  span: Span
  trace: Context
  fail: (error: unknown) => void
}

/** Starts a span, which the caller ends; null while tracing is off. */
function openSpan({ name, attributes, kind = 'internal', onlyBelow = false, parent }: SpanOptions): OpenSpan | null {
  if (active === null) return null
  const { api, tracer } = active
  const above = currentContext().trace ?? (parent === undefined ? null : remoteContext(api, parent))
  if (above === null && onlyBelow) return null
  const kinds = { internal: api.SpanKind.INTERNAL, server: api.SpanKind.SERVER, client: api.SpanKind.CLIENT }
  const root = above ?? api.ROOT_CONTEXT
  const span = tracer.startSpan(name, { attributes, kind: kinds[kind] }, root)
  return {
    span,
    trace: api.trace.setSpan(root, span),
    fail(error) {
      span.setStatus({ code: api.SpanStatusCode.ERROR })
      // The message may contain what a person entered.
      span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown')
    },
  }
}

/** Id of the current trace, for log lines. */
export function currentTraceId(): string | undefined {
  const { trace } = currentContext()
  return trace === null ? undefined : active?.api.trace.getSpanContext(trace)?.traceId
}

const TRACEPARENT = /^[\da-f]{2}-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(-.*)?$/

/** The caller's span according to its `traceparent` (W3C Trace Context); null if the header is invalid. */
function remoteContext({ ROOT_CONTEXT, isSpanContextValid, trace }: Api, header: string): Context | null {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(header) ?? []
  if (traceId === undefined || spanId === undefined || flags === undefined || header.startsWith('ff')) return null
  const caller = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true }
  return isSpanContextValid(caller) ? trace.setSpanContext(ROOT_CONTEXT, caller) : null
}
