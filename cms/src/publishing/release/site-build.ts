import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageData } from '@pravesh/shared/site/page-data'
import { repositoryRoot } from '../../foundation/directories.ts'
import { filesBelow } from '../../http/files/files-below.ts'
import type { InlineHashes } from '../../http/files/inline-hashes.ts'

/** Renders a public page to a complete HTML document; exported by the built site. */
export type RenderPage = (input: { path: string; page: PageData; preview?: boolean }) => Promise<string>

/** The compiled site: its render function and the assets that pages link. */
export interface SiteBuild {
  /** Changes whenever a template, style or script does. */
  id: string
  render: RenderPage
  /** CSP hashes of everything its templates may inline. */
  inlineHashes: InlineHashes
  /** Folder of assets, laid out by address. */
  assets: string
  /** Folder of their brotli encodings (`compress-assets.ts`); what is not there is compressed when it is published. */
  compressed?: string
}

/** Where a build has its assets, and their brotli encodings. */
export const assetFolders = (output: string) => ({
  assets: path.join(output, 'client'),
  compressed: path.join(output, 'compressed'),
})

const OUTPUT = path.join(repositoryRoot, 'site/dist')

const serverFolder = (output: string) => path.join(output, 'server')

/** The id of the output of `astro build`, which need not be loaded. */
export function siteBuildId(directory = OUTPUT): Promise<string> {
  return digest([serverFolder(directory), assetFolders(directory).assets])
}

/** Loads the output of `astro build`. Throws an error that names the build command if there is none. */
export async function loadSiteBuild(directory = OUTPUT): Promise<SiteBuild> {
  const server = serverFolder(directory)
  const { assets, compressed } = assetFolders(directory)
  try {
    const id = await siteBuildId(directory)
    const { render, inlineHashes } = await import(pathToFileURL(path.join(server, 'entry.mjs')).href)
    return { id, render, inlineHashes, assets, compressed }
  } catch (cause) {
    throw new Error('The site is not built. Run: npm run build', { cause })
  }
}

async function digest(directories: string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const directory of directories) {
    for (const file of await filesBelow(directory)) hash.update(file).update(await readFile(path.join(directory, file)))
  }
  return hash.digest('hex').slice(0, 16)
}
