import { Writable } from 'node:stream'
import { APIError } from 'payload'
import { beforeEach, describe, expect, it } from 'vitest'
import { ClientDisconnected } from '../client-disconnected.ts'
import { inContext } from '../context/request-context.ts'
import { createLog } from './log.ts'

const [DEBUG, INFO, ERROR] = [20, 30, 50]
let lines: { level: number; msg: string; err?: { stack: string } }[]
let to: Writable
let log: ReturnType<typeof createLog>

beforeEach(() => {
  lines = []
  to = new Writable({
    write: (line, _encoding, done) => {
      lines.push(JSON.parse(String(line)))
      done()
    },
  })
  log = createLog({ pretty: false, to })
})

describe('the log', () => {
  it('omits clients that closed their connection', () => {
    log.error(new ClientDisconnected('Gone.'))
    log.error({ msg: 'A call failed.', err: new ClientDisconnected('Gone.') })
    expect(lines).toEqual([])
  })

  it('shows them to who looks for them', () => {
    const detailed = createLog({ pretty: false, level: 'debug', to })
    detailed.error({ msg: 'A call failed.', err: new ClientDisconnected('Gone.') })
    expect(lines).toMatchObject([{ level: DEBUG, msg: 'Gone.' }])
  })

  it('logs a client error of Payload’s without a stack trace', () => {
    log.error({ err: new APIError('page must be a whole number.', 400) })
    expect(lines).toMatchObject([{ level: INFO, msg: 'page must be a whole number.' }])
    expect(lines[0]).not.toHaveProperty('err')
  })

  it.each([400, 499])('takes %i for a client error', (status) => {
    log.error({ err: new APIError('Refused.', status) })
    expect(lines).toMatchObject([{ level: INFO, msg: 'Refused.' }])
  })

  it.each([399, 500])('takes %i for a real error', (status) => {
    log.error({ err: new APIError('Broken.', status) })
    expect(lines).toMatchObject([{ level: ERROR, msg: 'Broken.' }])
  })

  it('keeps real errors', () => {
    log.error({ err: new Error('Broken.') })
    log.error(new APIError('Not logged by Payload.', 400))
    log.error({ msg: 'A provider refused.', err: new APIError('Wrong key.', 401) })
    expect(lines.map(({ level }) => level)).toEqual([ERROR, ERROR, ERROR])
  })

  it('keeps text, with and without values', () => {
    log.info('The portal has started.')
    log.info({ msg: 'A page was published.', path: '/' })
    log.debug('Not shown.')
    expect(lines).toMatchObject([
      { level: INFO, msg: 'The portal has started.' },
      { level: INFO, msg: 'A page was published.', path: '/' },
    ])
  })

  it('hides personal data', () => {
    log.info({ student: { email: 'asha@example.in', phone: '98', password: 'x', id: '7' } })
    expect(lines).toMatchObject([
      { student: { email: '[Redacted]', phone: '[Redacted]', password: '[Redacted]', id: '7' } },
    ])
  })

  it('names the process, and the request if there is one', () => {
    const named = createLog({ pretty: false, instance: 'one', to })
    inContext({ requestId: 'a1' }, () => named.info('Inside.'))
    named.info('Outside.')
    expect(lines).toMatchObject([{ instance: 'one', requestId: 'a1' }, { instance: 'one' }])
    expect(lines[1]).not.toHaveProperty('requestId')
    for (const line of lines) expect(line).not.toHaveProperty('traceId')
  })
})
