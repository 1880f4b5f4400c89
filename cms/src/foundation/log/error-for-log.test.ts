import { Writable } from 'node:stream'
import pino from 'pino'
import { expect, it } from 'vitest'
import { errorForLog } from './error-for-log.ts'

/** An error as the SQL library creates it. */
class QueryError extends Error {
  query = 'insert into students values (?, ?)'
  params = ['ASHA MONDAL', '9830012345']
  constructor() {
    super('Failed query: insert into students values (?, ?)\nparams: ASHA\nMONDAL,9830012345')
    this.cause = new Error('UNIQUE constraint failed: students.phone')
  }
}

function logged(error: unknown): string {
  const lines: string[] = []
  const stream = new Writable({
    write(chunk, _, done) {
      lines.push(String(chunk))
      done()
    },
  })
  pino({ serializers: { err: errorForLog } }, stream).error({ err: error, msg: 'A call failed.' })
  return lines.join('')
}

it('keeps the message and stack but not the query’s parameters', () => {
  const line = logged(new QueryError())
  expect(line).toContain('Failed query: insert into students')
  expect(line).toContain('UNIQUE constraint failed: students.phone')
  expect(line).toContain('error-for-log.test.ts')
  expect(line).not.toContain('ASHA')
  expect(line).not.toContain('MONDAL')
  expect(line).not.toContain('9830012345')
})

it('omits the value of a duplicate key', () => {
  const line = logged(new Error('E11000 duplicate key error index: phone_1 dup key: { phone: "9830012345" }'))
  expect(line).toContain('phone_1')
  expect(line).not.toContain('9830012345')
})

it('leaves other values unchanged', () => {
  expect(logged('just text')).toContain('just text')
  expect(logged(new RangeError('too far'))).toContain('"type":"RangeError","message":"too far"')
})
