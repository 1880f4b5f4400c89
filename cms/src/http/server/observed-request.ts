import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { inContext } from '../../foundation/context/request-context.ts'
import { traced } from '../../foundation/tracing/span.ts'
import { countRequest, OTHER } from './request-metrics.ts'

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** A client that closed the connection before the response; nginx has the same. */
const CLIENT_LEFT = 499

/** OpenTelemetry's `SpanStatusCode.ERROR`; its package is not loaded without tracing. */
const FAILED = 2

export interface Observed {
  req: IncomingMessage
  res: ServerResponse
  pathname: string
  /** `performance.now()` at the start. */
  started: number
  routeOf: (pathname: string) => string
}

/** Counts a request when it is answered; files are answered at once, without a listener. */
export function countWhenAnswered(observed: Observed): void {
  if (observed.res.writableEnded) count(observed)
  else observed.res.once('close', () => count(observed))
}

function count({ req, res, pathname, started, routeOf }: Observed): void {
  const status = res.writableEnded ? res.statusCode : CLIENT_LEFT
  const method = METHODS.has(req.method ?? '') ? (req.method ?? '') : OTHER
  const seconds = (performance.now() - started) / 1000
  countRequest({ route: nameOf(routeOf(pathname), status), method, status, seconds })
}

/** A request that was answered before the portal was open. */
interface Answered {
  pathname: string
  method: string
  status: number
  seconds: number
}

export function countAnswered(answers: readonly Answered[], routeOf: Observed['routeOf']): void {
  for (const { pathname, ...answer } of answers) {
    countRequest({ ...answer, route: nameOf(routeOf(pathname), answer.status) })
  }
}

const nameOf = (route: string, status: number) => (route === OTHER && status < 400 ? 'file' : route)

interface Handled extends Observed {
  log: Logger
  requestId: string
  /** The caller's span, from a trusted proxy. */
  parent: string | undefined
}

/** Handles a request with its id in each log line and a span around it. */
export async function observedRequest(handled: Handled, handle: () => Promise<void>): Promise<void> {
  const { req, res, pathname, started, routeOf, log, requestId, parent } = handled
  countWhenAnswered(handled)
  if (log.isLevelEnabled('debug')) {
    res.once('close', () => {
      const ms = Math.round((performance.now() - started) * 10) / 10
      log.debug({ msg: 'request', requestId, method: req.method, path: pathname, status: res.statusCode, ms })
    })
  }
  const attributes = { 'http.request.method': req.method, 'pravesh.request_id': requestId }
  await inContext({ requestId }, () =>
    traced({ name: 'request', kind: 'server', parent, attributes }, async (span) => {
      const route = span && routeOf(pathname)
      if (route !== null) span?.updateName(`${req.method} ${route}`).setAttribute('http.route', route)
      await handle()
      span?.setAttribute('http.response.status_code', res.statusCode)
      if (res.statusCode >= 500) span?.setStatus({ code: FAILED })
    }),
  )
}
