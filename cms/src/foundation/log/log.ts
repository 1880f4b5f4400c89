import pino, { type DestinationStream, type Logger, type LoggerOptions } from 'pino'
import { ClientDisconnected } from '../client-disconnected.ts'
import { currentContext } from '../context/request-context.ts'
import { currentTraceId } from '../tracing/span.ts'
import { errorForLog } from './error-for-log.ts'

const serializers: LoggerOptions['serializers'] = { err: errorForLog }

/**
 * Logs a closed client connection at debug level, whichever part of the portal or Payload reports it, and the client
 * errors (4xx) that Payload logs itself at info level without a stack trace.
 */
const logMethod: NonNullable<LoggerOptions['hooks']>['logMethod'] = function (args, method) {
  const entry: unknown = args[0]
  const isPlain = typeof entry === 'object' && entry !== null && !(entry instanceof Error)
  const error = isPlain && 'err' in entry ? entry.err : entry
  if (error instanceof ClientDisconnected) this.debug(error.message)
  else if (isPlain && Object.keys(entry).length === 1 && isRefusal(error)) this.info(error.message)
  else method.apply(this, args)
}

function isRefusal(error: unknown): error is Error {
  return error instanceof Error && 'status' in error && Number(error.status) >= 400 && Number(error.status) < 500
}

/** The request and the trace that a line belongs to, whichever part of the portal or Payload writes it. */
function mixin(): object {
  const { requestId, trace } = currentContext()
  return { ...(requestId !== null && { requestId }), ...(trace !== null && { traceId: currentTraceId() }) }
}

interface LogOptions {
  pretty: boolean
  level?: 'debug' | 'info' | 'warn'
  /** Name of the process in each line; its host and id by default. */
  instance?: string
  to?: DestinationStream
}

/**
 * The portal's logger: one line of JSON per event, without personal data. On a terminal the output is pretty-printed.
 */
export function createLog({ pretty, level = 'info', instance, to }: LogOptions): Logger {
  const redact = ['req.headers', 'err.data', '*.password', '*.email', '*.phone']
  const options: LoggerOptions = { level, serializers, hooks: { logMethod }, mixin }
  if (instance !== undefined) options.base = { instance }
  if (!pretty) return pino({ ...options, redact }, to)
  return pino({
    ...options,
    transport: { target: 'pino-pretty', options: { ignore: 'pid,hostname,instance', translateTime: 'HH:MM:ss' } },
  })
}
