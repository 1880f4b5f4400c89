import pino, { type DestinationStream, type Logger, type LoggerOptions } from 'pino'
import { errorForLog } from './error-for-log.ts'
import { ClientGone } from './http/request-body.ts'

const serializers: LoggerOptions['serializers'] = { err: errorForLog }

/** A client that closes its connection is no error, whichever part of the portal or of Payload noticed it. */
const logMethod: NonNullable<LoggerOptions['hooks']>['logMethod'] = function (args, method) {
  const [entry] = args
  const error: unknown = typeof entry === 'object' && entry !== null && 'err' in entry ? entry.err : entry
  if (error instanceof ClientGone) this.debug(error.message)
  else method.apply(this, args)
}

/**
 * The portal's log: a line of JSON per event, so that it can be searched; no names, numbers or addresses of people.
 * A person at a terminal gets the same in readable form.
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
