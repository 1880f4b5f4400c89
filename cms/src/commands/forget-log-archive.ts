import { type Env, processEnv } from '../foundation/settings/env.ts'
import { forgetArchive } from '../operations/log-archive/shipped-until.ts'
import { closeDatabase, openDatabase } from './open-database.ts'

/** Ends the alert of a portal whose log is not shipped any more; it may have been moved to MongoDB. */
export async function forgetLogArchive(env: Env = processEnv()): Promise<void> {
  const payload = await openDatabase(env)
  try {
    await forgetArchive(payload)
  } finally {
    await closeDatabase(payload)
  }
  console.log('Done. The portal no longer expects a log archive.')
}
