import path from 'node:path'
import { adminAssetFolders } from '../../cms/src/http/admin/admin-assets.ts'
import { compressAssets } from '../../cms/src/publishing/release/compress-assets.ts'
import { assetFolders } from '../../cms/src/publishing/release/site-build.ts'
import { isBuilt, markBuilt } from './sources.ts'
import { root, step } from './step.ts'

interface Part {
  title: string
  output: string
  sources: string[]
  command: string[]
  cwd: string
  /** What follows the command. */
  finish?: () => Promise<void>
}

const PRODUCTION = { NODE_ENV: 'production' }

const parts: Part[] = [
  {
    title: 'Building the public site',
    output: 'site/dist',
    sources: ['package-lock.json', 'shared/src', 'site'],
    command: ['astro', 'build'],
    cwd: 'site',
    finish: () => compressAssets(assetFolders(path.join(root, 'site/dist'))),
  },
  {
    title: 'Building the admin (about half a minute)',
    output: 'cms/.next',
    sources: ['package-lock.json', 'shared/src', 'cms/src', 'cms/next.config.mjs'],
    command: ['next', 'build'],
    cwd: 'cms',
    finish: () => compressAssets(adminAssetFolders(path.join(root, 'cms/.next'))),
  },
]

/**
 * Builds the site and, by default, the admin, each only if its sources changed since the last build. Both at the same
 * time, because neither build uses all cores all the time.
 */
export async function buildPortal({ admin = true } = {}): Promise<void> {
  const needed = parts.filter(({ output, sources, cwd }) => (admin || cwd !== 'cms') && !isBuilt(output, sources))
  if (needed.length > 1) console.log('Building the public site and the admin …')
  const builds = needed.map(async ({ title, output, sources, command, cwd, finish }) => {
    await step(title, command, { cwd: path.join(root, cwd), env: PRODUCTION, quiet: true, buffered: needed.length > 1 })
    await finish?.()
    markBuilt(output, sources)
  })
  const failed = (await Promise.allSettled(builds)).find((build) => build.status === 'rejected')
  if (failed) throw failed.reason
}
