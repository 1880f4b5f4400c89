import pino, { type DestinationStream, type Logger, type LoggerOptions } from 'pino'
import { errorForLog } from './error-for-log.ts'
import { ClientDisconnected } from './http/request-body.ts'

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

/**
 * The portal's logger: one line of JSON per event, without personal data. On a terminal the output is pretty-printed.
 */
export function createLog({ pretty, to }: { pretty: boolean; to?: DestinationStream }): Logger {
  const redact = ['req.headers', 'err.data', '*.password', '*.email', '*.phone']
  if (!pretty) return pino({ serializers, hooks: { logMethod }, redact }, to)
  return pino({
    serializers,
    hooks: { logMethod },
    transport: { target: 'pino-pretty', options: { ignore: 'pid,hostname', translateTime: 'HH:MM:ss' } },
  })
}
