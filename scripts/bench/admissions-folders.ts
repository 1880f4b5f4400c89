import { type RunningPortal, startPortal } from '../lib/running-portal.ts'
import { administratorOf } from '../lib/seeded-portal.ts'
import { filledFolder } from './filled-folder.ts'
import { removeFolder } from './remains.ts'

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

/** Removes the folders of this run. */
export async function removeApplications(): Promise<void> {
  for (const folder of await Promise.allSettled(folders.values())) {
    if (folder.status === 'fulfilled') await removeFolder(folder.value)
  }
}

function fill(applications: number): Promise<string> {
  return filledFolder({
    title: `Filling a portal with ${applications} applications`,
    script: ['scripts/seed.ts', '--applications', String(applications)],
    count: applications,
    cache: CACHE,
  })
}
