import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { itsRule } from '../../../test/left-out-on-mongodb.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { databaseCall } from '../../foundation/metrics/measured.ts'
import { changeOne } from '../records/change-one.ts'
import { deleteRows } from '../records/delete-rows.ts'
import { readGlobalRow, updateGlobalRow } from '../records/global-rows.ts'
import { insertRow } from '../records/insert-row.ts'
import { readRow } from '../records/read-row.ts'
import { readRows } from '../records/read-rows.ts'
import { removeUnknownJobs } from './remove-unknown-jobs.ts'
import { runJobs } from './run-jobs.ts'

const portal = startTestPortal()
const KNOWN = 'sweep-bulk-run-items'
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const ago = (ms: number) => new Date(Date.now() - ms).toISOString()

beforeEach(async () => {
  await deleteRows({ payload: portal.payload, collection: 'payload-jobs', where: {} })
})

async function givenJob(data: { taskSlug?: string; processing?: boolean; updatedAt?: string; createdAt?: string }) {
  const { payload } = portal
  const { id } = await insertRow({ payload, collection: 'payload-jobs', data: { taskSlug: KNOWN, input: {} } })
  // Written past the schema, as by another version.
  await changeOne({ payload, collection: 'payload-jobs', where: { id: { equals: id } }, data: data as never })
  return id
}

/** Jobs by id, without those that a pass has scheduled for later. */
async function unscheduledJobs() {
  const docs = await readRows({ payload: portal.payload, collection: 'payload-jobs', limit: 0 })
  return docs.filter(({ waitUntil }) => !waitUntil)
}

it('leaves jobs of a newer version to its processes', async () => {
  const id = await givenJob({ taskSlug: 'task-of-a-newer-version' })
  await givenJob({})
  await runJobs(portal.payload)
  await removeUnknownJobs(portal.payload)
  const jobs = await unscheduledJobs()
  expect(jobs).toMatchObject([{ id, taskSlug: 'task-of-a-newer-version', processing: false }])
  expect(jobs[0]?.hasError ?? false).toBe(false)
})

it('removes jobs of a task that no version has had for a week', async () => {
  await givenJob({ taskSlug: 'removed-task', createdAt: ago(8 * DAY) })
  await removeUnknownJobs(portal.payload)
  expect(await unscheduledJobs()).toEqual([])
})

it('repeats a job whose process died, and leaves running ones alone', async () => {
  await givenJob({ processing: true, updatedAt: ago(6 * MINUTE) })
  const running = await givenJob({ processing: true, updatedAt: ago(4 * MINUTE) })
  await runJobs(portal.payload)
  expect((await unscheduledJobs()).map(({ id }) => id)).toEqual([running])
})

it('goes on with its schedules after the clock was ahead, and keeps what staff have scheduled', async () => {
  const { payload } = portal
  const in2028 = new Date(Date.now() + 2 * 365 * DAY).toISOString()
  const tasks = { 'run-due-work': { lastScheduledRun: in2028 } }
  await runJobs(payload)
  const stored = await readGlobalRow({ payload, slug: 'payload-jobs-stats' })
  const stats = { scheduledRuns: { queues: { work: { tasks } } } }
  await updateGlobalRow({ payload, slug: 'payload-jobs-stats', data: { ...stored, stats } })
  await deleteRows({ payload, collection: 'payload-jobs', where: {} })
  const misplaced = {
    taskSlug: 'run-due-work' as const,
    queue: 'work',
    waitUntil: in2028,
    meta: { scheduled: true },
    input: {},
  }
  await insertRow({ payload, collection: 'payload-jobs', data: misplaced })
  const publication = { taskSlug: 'schedulePublish' as const, waitUntil: in2028, input: { type: 'publish' } }
  const { id } = await insertRow({ payload, collection: 'payload-jobs', data: publication })
  const dead = await givenJob({ processing: true, updatedAt: in2028 })
  // The first pass has claimed the next minute.
  await deleteRows({ payload, collection: 'rate-limits', where: {} })

  await runJobs(payload)
  const docs = await readRows({ payload, collection: 'payload-jobs', limit: 0 })
  const next = docs.filter(({ taskSlug }) => taskSlug === 'run-due-work')
  expect(next.map(({ waitUntil }) => Date.parse(waitUntil ?? '') <= Date.now() + MINUTE)).toEqual([true])
  expect(docs.find((job) => job.id === id)).toMatchObject({ waitUntil: in2028 })
  expect(Date.parse(docs.find((job) => job.id === dead)?.updatedAt ?? in2028)).toBeLessThanOrEqual(Date.now())
})

itsRule.each([
  ['runs a job again that failed because the database was away', 'SQLITE_BUSY', false],
  ['does not run a job again that failed for another reason', 'SQLITE_CONSTRAINT', true],
])('%s', async (_name, code, isFinal) => {
  const { payload } = portal
  const id = await givenJob({})
  const failing = () =>
    databaseCall({
      operation: 'deleteMany',
      run: () => Promise.reject(Object.assign(new Error('It failed.'), { code })),
    })
  const where = { id: { equals: id } }
  const runNow = async () => {
    await changeOne({ payload, collection: 'payload-jobs', where, data: { waitUntil: ago(1) } })
    await runJobs(payload)
  }
  const { deleteMany } = payload.db
  // Only what the job deletes: the pass itself deletes jobs.
  const deletion = vi
    .spyOn(payload.db, 'deleteMany')
    .mockImplementation((args) =>
      args.collection === 'payload-jobs' ? Reflect.apply(deleteMany, payload.db, [args]) : failing(),
    )
  onTestFinished(() => deletion.mockRestore())
  // One more than the retries of the task.
  for (let run = 0; run < 2; run++) await runNow()
  deletion.mockRestore()
  expect(await readRow({ payload, collection: 'payload-jobs', where })).toMatchObject({
    hasError: isFinal,
    processing: false,
  })
  await runNow()
  expect((await readRow({ payload, collection: 'payload-jobs', where })) === null).toBe(!isFinal)
})
