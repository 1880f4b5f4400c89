import { existsSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type RunningPortal, startPortal } from '../lib/running-portal.ts'
import { administratorOf, seededTemplate } from '../lib/seeded-portal.ts'
import { step } from '../lib/step.ts'
import { shopSettings } from './shop.ts'

/** How many applications the small and the large portal have. */
export const APPLICATIONS = { small: 1_000, large: 100_000 } as const

/** `BENCH_APPLICATIONS=folder` keeps the portals there for further runs: filling the large one takes minutes. */
const KEPT = process.env.BENCH_APPLICATIONS

const folders = new Map<number, Promise<string>>()

/** The folder of a portal that is stopped and has that many applications; made once a run. */
export function applicationsFolder(applications: number): Promise<string> {
  const folder = folders.get(applications) ?? fill(applications)
  folders.set(applications, folder)
  return folder
}

/** Starts the portal of that many applications, in its folder. */
export async function openApplications(applications: number): Promise<RunningPortal> {
  const keepIn = await applicationsFolder(applications)
  return startPortal({ administrator: administratorOf(keepIn), keepIn })
}

/** Removes the folders of this run. */
export async function removeApplications(): Promise<void> {
  for (const folder of KEPT ? [] : await Promise.allSettled(folders.values())) {
    if (folder.status === 'fulfilled') await rm(folder.value, { recursive: true, force: true, maxRetries: 3 })
  }
}

async function fill(applications: number): Promise<string> {
  const kept = KEPT && path.join(KEPT, String(applications))
  if (kept && existsSync(kept)) return kept
  const template = await seededTemplate()
  const folder = kept || (await mkdtemp(path.join(tmpdir(), 'pravesh-bench-')))
  await cp(path.join(template, 'portal'), folder, { recursive: true, preserveTimestamps: true })
  await cp(path.join(template, 'administrator.json'), path.join(folder, 'administrator.json'))
  const command = [process.execPath, 'scripts/seed.ts', '--applications', String(applications)]
  await step(`Filling a portal with ${applications} applications`, command, { env: shopSettings(folder), quiet: true })
  return folder
}
