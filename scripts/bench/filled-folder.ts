import { existsSync } from 'node:fs'
import { cp, mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { seededTemplate } from '../lib/seeded-portal.ts'
import { step } from '../lib/step.ts'
import { benchFolder } from './remains.ts'

/** Languages of the pages: with each, a change publishes as many pages again. */
export const LANGUAGES = process.env.BENCH_LANGUAGES ?? 'en'

interface Filling {
  title: string
  /** Arguments of Node for the script that fills the portal. */
  script: string[]
  /** Number of records; the name of the folder in the cache. */
  count: number
  /** Folder that keeps filled portals across runs. */
  cache: string | undefined
}

/** The folder (`data` and `media`) of a stopped portal with that many records; a copy if it comes from the cache. */
export async function filledFolder({ title, script, count, cache }: Filling): Promise<string> {
  const cached = cache && path.join(cache, String(count))
  if (cached && existsSync(cached)) {
    const copy = await benchFolder('bench')
    await copyFolder(cached, copy)
    return copy
  }
  const folder = await seededFolder()
  await step(title, [process.execPath, ...script], { env: settingsOf(folder), quiet: true })
  if (cached) await keep(folder, cached)
  return folder
}

/** A copy of the seeded portal of the tests, with its administrator. */
export async function seededFolder(): Promise<string> {
  const folder = await benchFolder('bench')
  const template = await seededTemplate()
  await copyFolder(path.join(template, 'portal'), folder)
  await cp(path.join(template, 'administrator.json'), path.join(folder, 'administrator.json'))
  return folder
}

/** Settings for a process that uses the database in such a folder. */
export function settingsOf(folder: string): Record<string, string> {
  return {
    NODE_ENV: 'production',
    PORTAL_MODE: 'demo',
    LANGUAGES,
    DATABASE_URI: '',
    PUBLIC_URL: '',
    DATA_DIR: path.join(folder, 'data'),
    MEDIA_DIR: path.join(folder, 'media'),
  }
}

/** A run that ends while it copies leaves no incomplete portal in the cache. */
async function keep(folder: string, cached: string): Promise<void> {
  const incomplete = `${cached}.incomplete`
  await mkdir(path.dirname(cached), { recursive: true })
  await rm(incomplete, { recursive: true, force: true })
  await copyFolder(folder, incomplete)
  await rename(incomplete, cached)
}

export async function copyFolder(from: string, to: string): Promise<void> {
  await cp(from, to, { recursive: true, preserveTimestamps: true })
}
