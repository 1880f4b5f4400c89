/**
 * Run as a separate process beside a portal: queues a task that runs at night, and ends when the portal has run it. `work-task.ts SLUG`
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { getPayload } from 'payload'
import { readRow } from '../../cms/src/database/records/read-row.ts'
import config from '../../cms/src/payload.config.ts'

const POLL_MS = 500

const task = process.argv[2] ?? ''
const payload = await getPayload({ config })
// Typed as one of them: none of these tasks has an input.
const { id } = await payload.jobs.queue({ task: task as 'report-money', input: {}, queue: 'nightly' })
// A job that is done is deleted.
const where = { id: { equals: String(id) } }
for (let job = await read(); job && !job.completedAt; job = await read()) {
  if (job.hasError) throw new Error(`${task} failed: ${JSON.stringify(job.error)}`)
  await sleep(POLL_MS)
}
process.exit(0)

function read() {
  return readRow({ payload, collection: 'payload-jobs', where })
}
