import { describe, expect, it } from 'vitest'
import { StorageUnavailable } from '../../storage/storage-calls.ts'
import { outageIn } from './outage.ts'

const named = (name: string, fields: object = {}, message = 'It failed.') =>
  Object.assign(new Error(message), { name, ...fields })
const coded = (code: unknown) => named('Error', { code })
const mongo = (code: number) => named('MongoServerError', { code })

describe.each([
  ['no space', coded('ENOSPC'), 'disk'],
  ['a quota', coded('EDQUOT'), 'disk'],
  ['a disk that fails', coded('EIO'), 'disk'],
  ['a read-only disk', coded('EROFS'), 'disk'],
  ['an SQLite file that cannot grow', named('LibsqlError', { code: 'SQLITE_FULL' }), 'disk'],
  ['a fault of the SQLite file', named('LibsqlError', { code: 'SQLITE_IOERR' }), 'disk'],
  ['a fault of the SQLite file in a write', named('LibsqlError', { code: 'SQLITE_IOERR_WRITE' }), 'disk'],
  ['a MongoDB server without space', mongo(14031), 'disk'],
  ['a locked SQLite file', named('LibsqlError', { code: 'SQLITE_BUSY' }), 'database'],
  ['a snapshot of SQLite that is out of date', named('LibsqlError', { code: 'SQLITE_BUSY_SNAPSHOT' }), 'database'],
  ['a locked table', named('LibsqlError', { code: 'SQLITE_LOCKED' }), 'database'],
  ['an SQLite file that is away', named('LibsqlError', { code: 'SQLITE_CANTOPEN' }), 'database'],
  ['no MongoDB server', named('MongoServerSelectionError'), 'database'],
  ['no MongoDB server, as Mongoose says it', named('MongooseServerSelectionError'), 'database'],
  ['a lost connection', named('MongoNetworkError'), 'database'],
  ['a server that does not answer', named('MongoNetworkTimeoutError'), 'database'],
  ['a closed pool', named('MongoPoolClearedError'), 'database'],
  ['an election', mongo(10107), 'database'],
  ['a server that stops', mongo(11600), 'database'],
  ['a call that waited for the connection', named('MongooseError', {}, 'Operation buffering timed out'), 'database'],
  ['a unique value in use in SQLite', named('LibsqlError', { code: 'SQLITE_CONSTRAINT_UNIQUE' }), null],
  ['a unique value in use in MongoDB', mongo(11000), null],
  ['a missing file', coded('ENOENT'), null],
  ['a number that another library uses', coded(6), null],
  ['a provider that is away', coded('ECONNREFUSED'), null],
  ['a bug', new TypeError('x is not a function'), null],
  ['no error', 'SQLITE_BUSY', null],
])('%s', (_name, error, outage) => {
  it(`is ${outage ?? 'no'} outage`, () => expect(outageIn(error)).toBe(outage))
  it('is so as the cause of another error', () => {
    expect(outageIn(new Error('Failed query', { cause: new Error('And again', { cause: error }) }))).toBe(outage)
  })
})

it('is found behind a storage that has its own message', () => {
  expect(outageIn(new StorageUnavailable('put', coded('ENOSPC')))).toBe('disk')
})

it.each([
  [7, 'disk'],
  [8, null],
])('is looked for in eight errors: behind %i others it is %s', (others, outage) => {
  const nested = Array.from({ length: others }).reduce<Error>(
    (cause) => new Error('It failed.', { cause }),
    coded('EIO'),
  )
  expect(outageIn(nested)).toBe(outage)
})

it('ends with causes that refer to each other', () => {
  const error = new Error('One')
  error.cause = new Error('Two', { cause: error })
  expect(outageIn(error)).toBeNull()
})
