import { AsyncLocalStorage } from 'node:async_hooks'
import type { Context } from '@opentelemetry/api'
import type { Locale } from '@pravesh/shared/platform/locale'
import type { Outage } from '../outages/outage.ts'

/** What the current code runs for: one request, or work that a request caused. */
interface RequestContext {
  requestId: string | null
  /** The language of the page that sent the request; null if it named none. */
  language: Locale | null
  /** The context of the current span; null while nothing is traced. */
  trace: Context | null
  /** Outages met so far; null where none are collected. */
  outages: Set<Outage> | null
}

const NONE: RequestContext = { requestId: null, language: null, trace: null, outages: null }
const storage = new AsyncLocalStorage<RequestContext>()

export function currentContext(): RequestContext {
  return storage.getStore() ?? NONE
}

/** Runs code in a context; whatever it starts or awaits stays in it. */
export function inContext<T>(changes: Partial<RequestContext>, run: () => T): T {
  return storage.run({ ...currentContext(), ...changes }, run)
}

/** Runs code that serves all requests, such as a loop over a queue, so that it does not stay in the context of the first. */
export function outsideRequests<T>(run: () => T): T {
  return storage.run(NONE, run)
}
