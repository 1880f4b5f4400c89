import { LibsqlError } from '@libsql/core/api'

/** Primary result codes, https://sqlite.org/rescode.html */
const PRIMARY: Record<number, string> = {
  1: 'SQLITE_ERROR',
  3: 'SQLITE_PERM',
  5: 'SQLITE_BUSY',
  6: 'SQLITE_LOCKED',
  7: 'SQLITE_NOMEM',
  8: 'SQLITE_READONLY',
  10: 'SQLITE_IOERR',
  11: 'SQLITE_CORRUPT',
  13: 'SQLITE_FULL',
  14: 'SQLITE_CANTOPEN',
  15: 'SQLITE_PROTOCOL',
  17: 'SQLITE_SCHEMA',
  18: 'SQLITE_TOOBIG',
  19: 'SQLITE_CONSTRAINT',
  20: 'SQLITE_MISMATCH',
  26: 'SQLITE_NOTADB',
}

/** The extended result codes that Payload or the portal tells apart. */
const EXTENDED: Record<number, string> = {
  787: 'SQLITE_CONSTRAINT_FOREIGNKEY',
  1032: 'SQLITE_READONLY_DBMOVED',
  1299: 'SQLITE_CONSTRAINT_NOTNULL',
  1555: 'SQLITE_CONSTRAINT_PRIMARYKEY',
  2067: 'SQLITE_CONSTRAINT_UNIQUE',
}

/** An error of `node:sqlite` as a client of libsql throws it, which Payload's adapter expects. Returns any other error unchanged. */
export function sqliteError(error: unknown): unknown {
  if (!(error instanceof Error && 'errcode' in error && typeof error.errcode === 'number')) return error
  const { errcode: number } = error
  const code = EXTENDED[number] ?? PRIMARY[number & 0xff] ?? 'SQLITE_ERROR'
  return new LibsqlError(error.message, code, number, Object.assign(error, { code }))
}
