import path from 'node:path'
import { cmsSource } from '../../foundation/directories.ts'
import type { JobEntry, JobResult, ToThread } from './run-job.ts'

const THREAD = path.join(cmsSource, 'allotment/runs/run-thread.ts')

/** Not an import, because Next's compiler would resolve the path of the thread and fail. */
const { Worker } = process.getBuiltinModule('node:worker_threads')

/** Far above what the largest process takes. */
const LIMIT_MS = 10 * 60_000
const HEAP_MB = 1536

interface ThreadOptions {
  /** In slices, so that copying them to the thread does not hold the event loop. */
  entries: AsyncIterable<JobEntry[]>
  /** Called once all entries are read, which may tell what the job is. */
  job: () => Promise<Exclude<ToThread, { kind: 'entries' }>>
}

/** Computes or checks a run in a thread of its own, which ends afterwards. */
export async function inThread({ entries, job }: ThreadOptions): Promise<JobResult> {
  // The rules need none of the hooks and settings of this process.
  const thread = new Worker(THREAD, { resourceLimits: { maxOldGenerationSizeMb: HEAP_MB }, env: {}, execArgv: [] })
  const { promise, resolve, reject } = Promise.withResolvers<JobResult>()
  // It may fail while entries are still read.
  promise.catch(() => {})
  thread.once('message', resolve)
  thread.once('error', reject)
  thread.once('exit', (code) => reject(new Error(`The thread of a run ended with ${code}.`)))
  const timer = setTimeout(() => reject(new Error('A run took too long.')), LIMIT_MS)
  const send = (message: ToThread) => thread.postMessage(message)
  try {
    for await (const slice of entries) send({ kind: 'entries', entries: slice })
    send(await job())
    return await promise
  } finally {
    clearTimeout(timer)
    await thread.terminate()
  }
}
