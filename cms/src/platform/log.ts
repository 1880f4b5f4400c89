import pino, { type Logger } from 'pino'

/**
 * The portal's log: a line of JSON per event, so that it can be searched; no names, numbers or addresses of people.
 * A person at a terminal gets the same in readable form.
 */
export function createLog({ pretty }: { pretty: boolean }): Logger {
  if (!pretty) return pino({ redact: ['req.headers', 'err.data', '*.password', '*.email', '*.phone'] })
  return pino({ transport: { target: 'pino-pretty', options: { ignore: 'pid,hostname', translateTime: 'HH:MM:ss' } } })
}
