import { existsSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type RunningPortal, startPortal } from '../lib/running-portal.ts'
import { administratorOf, seededTemplate } from '../lib/seeded-portal.ts'
import { step } from '../lib/step.ts'

/** Number of books in the small and the large shop. */
export const SIZES = { small: 1_000, large: 20_000 } as const

/** `BENCH_SHOPS=folder` caches the shops there across runs, because stocking the large one takes two minutes. */
const CACHE = process.env.BENCH_SHOPS

const folders = new Map<number, Promise<string>>()

/** The folder (`data` and `media`) of a stopped portal with that many books. Created once per run. */
export function shopFolder(books: number): Promise<string> {
  const folder = folders.get(books) ?? stock(books)
  folders.set(books, folder)
  return folder
}

/** Removes the folders of this run, except cached ones. */
export async function removeShops(): Promise<void> {
  for (const folder of CACHE ? [] : await Promise.allSettled(folders.values())) {
    if (folder.status === 'fulfilled') await rm(folder.value, { recursive: true, force: true, maxRetries: 3 })
  }
}

/** Starts the portal with that many books. */
export async function openShop(books: number): Promise<RunningPortal> {
  const keepIn = await shopFolder(books)
  return startPortal({ administrator: administratorOf(keepIn), keepIn })
}

/** Settings for a process that uses the database of a shop. */
export function shopSettings(folder: string): Record<string, string> {
  return {
    NODE_ENV: 'production',
    PORTAL_MODE: 'demo',
    DATABASE_URI: '',
    PUBLIC_URL: '',
    DATA_DIR: path.join(folder, 'data'),
    MEDIA_DIR: path.join(folder, 'media'),
  }
}

async function stock(books: number): Promise<string> {
  const cached = CACHE && path.join(CACHE, String(books))
  if (cached && existsSync(cached)) return cached
  const template = await seededTemplate()
  const folder = await mkdtemp(path.join(tmpdir(), 'pravesh-bench-'))
  await cp(path.join(template, 'portal'), folder, { recursive: true })
  await cp(path.join(template, 'administrator.json'), path.join(folder, 'administrator.json'))
  const command = [process.execPath, 'scripts/seed.ts', '--books', String(books)]
  await step(`Stocking a shop with ${books} books`, command, { env: shopSettings(folder), quiet: true })
  if (!cached) return folder
  await cp(folder, cached, { recursive: true })
  await rm(folder, { recursive: true })
  return cached
}
