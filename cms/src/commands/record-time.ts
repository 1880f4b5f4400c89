import { existsSync } from 'node:fs'
import type { Payload } from 'payload'
import { fileOf, isFile } from '../database/open/database-address.ts'
import type { Env } from '../foundation/settings/env.ts'
import { closeDatabase, openDatabase } from './open-database.ts'

interface RecordOptions {
  env: Env
  /** What was done, for a sentence: `this backup`. */
  name: string
  store: (payload: Payload) => Promise<void>
  report: (line: string) => void
}

/** Records in the portal's database when something was done. A failure is only reported, because it is done nevertheless. */
export async function recordTime({ env, name, store, report }: RecordOptions): Promise<void> {
  try {
    if (isFile(env.databaseUri) && !existsSync(fileOf(env.databaseUri))) {
      throw new Error(`there is no database ${fileOf(env.databaseUri)}`)
    }
    const payload = await openDatabase(env)
    try {
      await store(payload)
    } finally {
      await closeDatabase(payload)
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    report(`WARNING: the portal does not show the time of ${name}, because it could not be recorded: ${reason}.`)
  }
}
