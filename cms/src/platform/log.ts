import pino, { type Logger, type LoggerOptions } from 'pino'
import { errorForLog } from './error-for-log.ts'

const serializers: LoggerOptions['serializers'] = { err: errorForLog }

/**
 * The portal's log: a line of JSON per event, so that it can be searched; no names, numbers or addresses of people.
 * A person at a terminal gets the same in readable form.
 */
export function createLog({ pretty }: { pretty: boolean }): Logger {
  if (!pretty) return pino({ serializers, redact: ['req.headers', 'err.data', '*.password', '*.email', '*.phone'] })
  return pino({
    serializers,
    transport: { target: 'pino-pretty', options: { ignore: 'pid,hostname', translateTime: 'HH:MM:ss' } },
  })
}
