import { existsSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type RunningPortal, startPortal } from '../lib/running-portal.ts'
import { administratorOf, seededTemplate } from '../lib/seeded-portal.ts'
import { step } from '../lib/step.ts'

/** How many books the small and the large shop have. */
export const SIZES = { small: 1_000, large: 20_000 } as const

/** Stocking the large shop takes two minutes. `BENCH_SHOPS=folder` keeps the shops there for further runs. */
const KEPT = process.env.BENCH_SHOPS

const folders = new Map<number, Promise<string>>()

/** The folder, with `data` and `media`, of a portal that is stopped and has that many books; made once a run. */
export function shopFolder(books: number): Promise<string> {
  const folder = folders.get(books) ?? stock(books)
  folders.set(books, folder)
  return folder
}

/** Removes the folders of this run. */
export async function removeShops(): Promise<void> {
  for (const folder of KEPT ? [] : await Promise.allSettled(folders.values())) {
    if (folder.status === 'fulfilled') await rm(folder.value, { recursive: true, force: true, maxRetries: 3 })
  }
}

/** Starts the portal of that many books, in its folder. */
export async function openShop(books: number): Promise<RunningPortal> {
  const keepIn = await shopFolder(books)
  return startPortal({ administrator: administratorOf(keepIn), keepIn })
}

/** Settings that lead a process to a shop's database. */
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
  const kept = KEPT && path.join(KEPT, String(books))
  if (kept && existsSync(kept)) return kept
  const template = await seededTemplate()
  const folder = await mkdtemp(path.join(tmpdir(), 'pravesh-bench-'))
  await cp(path.join(template, 'portal'), folder, { recursive: true })
  await cp(path.join(template, 'administrator.json'), path.join(folder, 'administrator.json'))
  const command = [process.execPath, 'scripts/seed.ts', '--books', String(books)]
  await step(`Stocking a shop with ${books} books`, command, { env: shopSettings(folder), quiet: true })
  if (!kept) return folder
  await cp(folder, kept, { recursive: true })
  await rm(folder, { recursive: true })
  return kept
}
