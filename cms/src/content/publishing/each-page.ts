import { setTimeout as sleep } from 'node:timers/promises'
import type { Payload } from 'payload'
import type { PageRegistry } from '../../publishing/pages/page-registry.ts'
import { everyRecordPath } from '../../publishing/pages/published-records.ts'
import type { WorkQueue } from '../../publishing/release/work-queue.ts'
import type { FullRun } from './full-runs.ts'

/** Pages that are queued at once. */
const QUEUED = 500

/** How a paced run goes on: so many pages, which share their queries, and a pause in milliseconds. It takes a quarter of a core. */
const PACE = { pages: 32, pauseMs: 250 }

interface EachPageOptions {
  payload: Payload
  pages: PageRegistry
  queue: WorkQueue
  /** Receives the path of each page that is queued. */
  expected: Map<string, string>
  run: FullRun
  isOver: () => boolean
}

/** Publishes each page in the background, and returns their paths; those of a part if the run is over before. */
export async function publishEachPage(options: EachPageOptions): Promise<Set<string>> {
  const { payload, pages, queue, expected, run, isOver } = options
  const all = new Set(pages.fixedPaths)
  const queued = [...all].map((path) => queue.add(path, { priority: 'background' }))
  for (const page of pages.pages) {
    for await (const { key, path } of everyRecordPath(payload, page, pages.languages)) {
      all.add(path)
      expected.set(key, path)
      queued.push(queue.add(key, { priority: 'background' }))
      if (run.isPaced && all.size % PACE.pages === 0) {
        await Promise.allSettled(queued.splice(0))
        await sleep(PACE.pauseMs, null, { ref: false })
      }
      if (queued.length >= QUEUED) await Promise.allSettled(queued.splice(0, QUEUED / 2))
      if (isOver()) return all
    }
  }
  await Promise.allSettled(queued)
  return all
}
