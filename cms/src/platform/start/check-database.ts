import { closeSync, openSync, readSync, statSync } from 'node:fs'
import { StartError } from './start-error.ts'

const SQLITE_HEADER = 'SQLite format 3\0'

/** Throws a StartError for an existing file that is not an SQLite database, before anything is written to it. */
export function checkDatabaseFile(databaseUri: string): void {
  if (!databaseUri.startsWith('file:')) return
  const file = databaseUri.slice('file:'.length)
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0
  if (size > 0 && readHeader(file) !== SQLITE_HEADER) throw damaged(file)
}

/** Converts known database errors to a StartError with a remedy; returns any other error unchanged. */
export function explainDatabaseError(error: unknown, databaseUri: string): unknown {
  const text = errorText(error)
  if (/SQLITE_(CORRUPT|NOTADB)|malformed|not a database/i.test(text)) return damaged(databaseUri.replace(/^file:/, ''))
  if (/ECONNREFUSED|ENOTFOUND|Server selection timed out|Authentication failed/i.test(text)) {
    return new StartError(
      'The database server in DATABASE_URI does not respond. Check that it is running and that the URI is correct.',
      { cause: error },
    )
  }
  return error
}

function damaged(file: string): StartError {
  return new StartError(
    `The database file ${file} is damaged or not an SQLite database. Restore it from a backup, or move it away to start with an empty one.`,
  )
}

function readHeader(file: string): string {
  const header = Buffer.alloc(SQLITE_HEADER.length)
  const handle = openSync(file, 'r')
  try {
    readSync(handle, header)
  } finally {
    closeSync(handle)
  }
  return header.toString('latin1')
}

function errorText(error: unknown): string {
  return error instanceof Error ? `${error.message} ${errorText(error.cause)}` : ''
}
