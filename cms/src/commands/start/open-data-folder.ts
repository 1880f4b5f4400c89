import type { Env } from '../../foundation/settings/env.ts'
import { StartError } from '../../foundation/start-error.ts'
import { checkFolders } from './check-folders.ts'
import { type FolderLock, lockFolder } from './lock-folder.ts'
import { createPrivateFiles, makePrivate, privatePlaces } from './private-files.ts'

const LOCK = 'portal.lock'

interface OpenFolder extends FolderLock {
  /** Sentences for the log. */
  warnings: string[]
}

/**
 * Prepares the folders of the settings, and takes the data folder for this process. Throws a StartError if they cannot be
 * used, or if another process uses the data folder: both would write the same pages.
 */
export async function openDataFolder(env: Env): Promise<OpenFolder> {
  if (env.mode === 'live') createPrivateFiles()
  await checkFolders([
    { setting: 'DATA_DIR', directory: env.dataDir },
    ...(env.s3 === null ? [{ setting: 'MEDIA_DIR', directory: env.mediaDir }] : []),
  ])
  const lock = lockFolder(env.dataDir, LOCK)
  if (lock === null) {
    throw new StartError(
      `Another process of the portal uses DATA_DIR ${env.dataDir}. Stop it, or give this one a DATA_DIR of its own.`,
    )
  }
  return { ...lock, warnings: env.mode === 'live' ? await makePrivate(privatePlaces(env)) : [] }
}
