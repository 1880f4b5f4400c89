import { closeSync, openSync, readSync, statSync } from 'node:fs'
import { StartError } from './start-error.ts'

const SQLITE_HEADER = 'SQLite format 3\0'

/** Recognises a file that is no SQLite database before anything is written to it. Servers are asked when they are connected. */
export function checkDatabaseFile(databaseUri: string): void {
  if (!databaseUri.startsWith('file:')) return
  const file = databaseUri.slice('file:'.length)
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0
  if (size > 0 && readHeader(file) !== SQLITE_HEADER) throw damaged(file)
}

/** Turns the driver's complaint about a broken database into a sentence; passes on every other error. */
export function explainDatabaseError(error: unknown, databaseUri: string): unknown {
  const text = errorText(error)
  if (/SQLITE_(CORRUPT|NOTADB)|malformed|not a database/i.test(text)) return damaged(databaseUri.replace(/^file:/, ''))
  if (/ECONNREFUSED|ENOTFOUND|Server selection timed out|Authentication failed/i.test(text)) {
    return new StartError(
      'The database server named by DATABASE_URI does not answer. Check that it runs, and its address, user and password.',
      { cause: error },
    )
  }
  return error
}

function damaged(file: string): StartError {
  return new StartError(
    `The database file ${file} is damaged or is no SQLite database. Restore it from a backup, or move it away to start with an empty one.`,
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
