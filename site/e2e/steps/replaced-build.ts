import { readFileSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import path from 'node:path'
import type { Portal } from '../../../scripts/lib/running-portal.ts'

/**
 * Takes the scripts of the pages that are open away from the portal's own files, as if it had been replaced by one of
 * another build. Returns a function that puts them back.
 */
export async function replaceBuild(portal: Portal): Promise<() => Promise<void>> {
  const root = path.join(path.dirname(portal.databaseFile), 'site')
  const assets = path.join(root, readFileSync(path.join(root, 'current'), 'utf8').trim(), '_astro')
  const away = `${assets}-of-another-build`
  await rename(assets, away)
  return () => rename(away, assets)
}
