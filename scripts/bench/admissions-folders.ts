import { existsSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type RunningPortal, startPortal } from '../lib/running-portal.ts'
import { administratorOf, seededTemplate } from '../lib/seeded-portal.ts'
import { step } from '../lib/step.ts'
import { shopSettings } from './shop.ts'

/** Number of applications in the small and the large portal. */
export const APPLICATIONS = { small: 1_000, large: 100_000 } as const

/** `BENCH_APPLICATIONS=folder` caches the portals there across runs, because filling the large one takes minutes. */
const CACHE = process.env.BENCH_APPLICATIONS

const folders = new Map<number, Promise<string>>()

/** The folder of a stopped portal with that many applications. Created once per run. */
export function applicationsFolder(applications: number): Promise<string> {
  const folder = folders.get(applications) ?? fill(applications)
  folders.set(applications, folder)
  return folder
}

/** Starts the portal with that many applications. */
export async function openApplications(applications: number): Promise<RunningPortal> {
  const keepIn = await applicationsFolder(applications)
  return startPortal({ administrator: administratorOf(keepIn), keepIn })
}

/** Removes the folders of this run, except cached ones. */
export async function removeApplications(): Promise<void> {
  for (const folder of CACHE ? [] : await Promise.allSettled(folders.values())) {
    if (folder.status === 'fulfilled') await rm(folder.value, { recursive: true, force: true, maxRetries: 3 })
  }
}

async function fill(applications: number): Promise<string> {
  const cached = CACHE && path.join(CACHE, String(applications))
  if (cached && existsSync(cached)) return cached
  const template = await seededTemplate()
  const folder = cached || (await mkdtemp(path.join(tmpdir(), 'pravesh-bench-')))
  await cp(path.join(template, 'portal'), folder, { recursive: true, preserveTimestamps: true })
  await cp(path.join(template, 'administrator.json'), path.join(folder, 'administrator.json'))
  const command = [process.execPath, 'scripts/seed.ts', '--applications', String(applications)]
  await step(`Filling a portal with ${applications} applications`, command, { env: shopSettings(folder), quiet: true })
  return folder
}
