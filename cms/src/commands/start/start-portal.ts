import { checkDatabaseFile, checkDatabaseWritable } from '../../database/open/check-database.ts'
import { refuseUnfinishedFile } from '../../operations/move/unfinished-file.ts'
import { type EarlyServer, openEarlyServer } from './early-server.ts'
import { requireFreePort } from './listen.ts'
import { loadModules } from './load-modules.ts'
import { openDataFolder } from './open-data-folder.ts'
import type { RunningPortal, StartOptions } from './open-portal.ts'

/**
 * Starts one portal: database, site, API, admin and jobs. Resolves when it accepts requests. Throws a StartError for a port,
 * folder or database file that it cannot use before it loads the portal's modules, which takes seconds. Meanwhile a restarted
 * portal sends the pages that are current.
 */
export async function startPortal(options: StartOptions): Promise<RunningPortal> {
  const { env, dev = false } = options
  await requireFreePort(env.port)
  const folder = await openDataFolder(env)
  let early: EarlyServer | null = null
  try {
    refuseUnfinishedFile(env.databaseUri)
    checkDatabaseFile(env.databaseUri)
    checkDatabaseWritable(env.databaseUri)
    early = dev ? null : await openEarlyServer(env)
    if (early !== null) await loadModules()
    const { openPortal } = await import('./open-portal.ts')
    const portal = await openPortal({ ...options, early, warnings: folder.warnings })
    const stop: RunningPortal['stop'] = (how) => portal.stop(how).finally(folder.release)
    return { ...portal, stop }
  } catch (error) {
    early?.close()
    folder.release()
    throw error
  }
}
