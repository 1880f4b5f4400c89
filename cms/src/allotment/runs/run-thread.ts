/** The thread that computes and checks runs, for `in-thread.ts`: it holds no event loop but its own. */
import { parentPort } from 'node:worker_threads'
import { checkRun, computeRun } from './compute-run.ts'
import type { JobEntry, JobResult, ToThread } from './run-job.ts'

const entries: JobEntry[] = []

parentPort?.on('message', (message: ToThread) => {
  if (message.kind === 'entries') entries.push(...message.entries)
  else void answer(message)
})

/** An error ends the thread, which tells it to the one who waits. */
async function answer(message: Exclude<ToThread, { kind: 'entries' }>): Promise<void> {
  const { job } = message
  const result: JobResult =
    message.kind === 'run' ? await computeRun(job, entries) : await checkRun(job, entries, message.stored)
  parentPort?.postMessage(result)
}
