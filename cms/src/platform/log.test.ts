import { Writable } from 'node:stream'
import { APIError } from 'payload'
import { beforeEach, describe, expect, it } from 'vitest'
import { ClientDisconnected } from './http/request-body.ts'
import { createLog } from './log.ts'

const [INFO, ERROR] = [30, 50]
let lines: { level: number; msg: string; err?: { stack: string } }[]
let log: ReturnType<typeof createLog>

beforeEach(() => {
  lines = []
  const to = new Writable({
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

  it('logs a client error of Payload’s without a stack trace', () => {
    log.error({ err: new APIError('page must be a whole number.', 400) })
    expect(lines).toMatchObject([{ level: INFO, msg: 'page must be a whole number.' }])
    expect(lines[0]).not.toHaveProperty('err')
  })

  it('keeps real errors', () => {
    log.error({ err: new APIError('Broken.', 500) })
    log.error({ err: new Error('Broken.') })
    log.error({ msg: 'A provider refused.', err: new APIError('Wrong key.', 401) })
    expect(lines.map(({ level }) => level)).toEqual([ERROR, ERROR, ERROR])
  })
})
