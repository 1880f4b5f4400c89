import { accessSync, closeSync, constants, openSync, readSync, statSync } from 'node:fs'
import path from 'node:path'
import { StartError } from '../../foundation/start-error.ts'
import { isForeign } from './is-foreign.ts'

const SQLITE_HEADER = 'SQLite format 3\0'

/** Throws a StartError for an existing file that is not a database of the portal, before anything is written to it. */
export function checkDatabaseFile(databaseUri: string): void {
  const file = fileIn(databaseUri)
  if (file === null) return
  const found = statSync(file, { throwIfNoEntry: false })
  if (found === undefined) return
  if (!found.isFile()) {
    throw new StartError(
      `DATABASE_URI must name a file, but ${file} is a folder. Name a file in it: file:${file}/pravesh.db`,
    )
  }
  requireAccess(file, constants.R_OK, 'read')
  if (found.size > 0 && readHeader(file) !== SQLITE_HEADER) throw damaged(file)
  if (found.size > 0 && isForeign(file)) {
    throw new StartError(
      `The database file ${file} belongs to another program. It was not changed. Name another file in DATABASE_URI.`,
    )
  }
}

/** Throws a StartError if the database file cannot be created or written to. */
export function checkDatabaseWritable(databaseUri: string): void {
  const file = fileIn(databaseUri)
  if (file === null) return
  const folder = path.dirname(file)
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    throw new StartError(`The folder ${folder} of DATABASE_URI does not exist. Create it, or correct DATABASE_URI.`)
  }
  if (statSync(file, { throwIfNoEntry: false })) requireAccess(file, constants.W_OK, 'write to')
  // For the write-ahead log beside the file.
  requireAccess(folder, constants.W_OK, 'write to')
}

const UNREACHABLE =
  /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|Server selection timed out|Authentication failed|Could not connect|connection .*(closed|timed out)/i
const INVALID_ADDRESS =
  /MongoParseError|MongoAPIError|MongoInvalidArgumentError|Invalid (URL|scheme|connection string)/i

/** Of the errors of TLS: an authority that is not known, another name, a date that has passed, no certificate file. */
const NOT_TRUSTED = /certificate|\.pem\b|\.crt\b|SSL routines/i

/** Converts known database errors to a StartError with a remedy; returns any other error unchanged. */
export function explainDatabaseError(error: unknown, databaseUri: string): unknown {
  if (error instanceof StartError) return error
  const text = errorText(error)
  if (/SQLITE_(CORRUPT|NOTADB)|malformed|not a database/i.test(text)) return damaged(databaseUri.replace(/^file:/, ''))
  if (/SQLITE_(CANTOPEN|READONLY|PERM)|unable to open database|readonly database/i.test(text)) {
    return new StartError(
      `The database file ${databaseUri.replace(/^file:/, '')} cannot be opened. Give this user read and write permission for it and its folder.`,
      { cause: error },
    )
  }
  if (databaseUri.startsWith('mongodb') && INVALID_ADDRESS.test(text)) {
    return new StartError(
      'DATABASE_URI is not a valid MongoDB address. Compare it with mongodb://user:password@host:27017/pravesh; special characters of the password must be percent-encoded.',
      { cause: error },
    )
  }
  if (databaseUri.startsWith('mongodb') && NOT_TRUSTED.test(text)) {
    return new StartError(
      'The certificate of the database server in DATABASE_URI is not accepted. Name the file of its authority with tlsCAFile, and the server as the certificate does, and look at its dates.',
      { cause: error },
    )
  }
  if (UNREACHABLE.test(text)) {
    return new StartError(
      'The database server in DATABASE_URI does not respond. Check that it is running and that the URI is correct.',
      { cause: error },
    )
  }
  return error
}

const fileIn = (databaseUri: string) => (databaseUri.startsWith('file:') ? databaseUri.slice('file:'.length) : null)

function requireAccess(name: string, mode: number, verb: string): void {
  try {
    accessSync(name, mode)
  } catch (cause) {
    throw new StartError(`This user may not ${verb} ${name}, which DATABASE_URI needs. Give it permission.`, { cause })
  }
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
  return error instanceof Error ? `${error.name}: ${error.message} ${errorText(error.cause)}` : ''
}
