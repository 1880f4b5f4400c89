import type { Payload } from 'payload'
import * as z from 'zod/mini'
import { changeOne } from '../records/change-one.ts'
import type { Condition } from '../records/condition.ts'
import { deleteRows } from '../records/delete-rows.ts'
import { readGlobalRow, updateGlobalRow } from '../records/global-rows.ts'
import { readRows } from '../records/read-rows.ts'
import { CLOCK_LAG_MS } from '../work/repair-due.ts'

const collection = 'payload-jobs'
const STATS = 'payload-jobs-stats'
const DAY_MS = 24 * 60 * 60_000

/** A portal runs a few jobs at a time. */
const MAX_RENEWED = 1_000

const task = z.looseObject({ lastScheduledRun: z.optional(z.string()) })
const queue = z.looseObject({ tasks: z.optional(z.record(z.string(), task)) })
const storedStats = z.looseObject({
  scheduledRuns: z.optional(z.looseObject({ queues: z.optional(z.record(z.string(), queue)) })),
})

/**
 * Brings the jobs of schedules back to the present after the clock was ahead: Payload queues the next run of a task after
 * its last one, and that may be in the future. Publications that staff have scheduled stay as they are. (decision 0053)
 */
export async function repairJobs(payload: Payload, now: Date): Promise<void> {
  await repairLastRuns(payload, now)
  await removeMisplaced(payload, now)
  await repairLeases(payload, now)
}

async function repairLastRuns(payload: Payload, now: Date): Promise<void> {
  const stored = await readGlobalRow({ payload, slug: STATS })
  const stats = storedStats.safeParse(stored?.stats).data
  const latest = now.getTime() + CLOCK_LAG_MS
  let isChanged = false
  for (const { tasks = {} } of Object.values(stats?.scheduledRuns?.queues ?? {})) {
    for (const each of Object.values(tasks)) {
      if (!each.lastScheduledRun || Date.parse(each.lastScheduledRun) <= latest) continue
      each.lastScheduledRun = now.toISOString()
      isChanged = true
    }
  }
  if (!isChanged) return
  payload.logger.warn('Scheduled tasks were last run in the future: the clock was ahead. They go on from now.')
  await updateGlobalRow({ payload, slug: STATS, data: { ...stored, stats } })
}

/** Runs of schedules that wait for longer than until the next one. They are queued again. */
async function removeMisplaced(payload: Payload, now: Date): Promise<void> {
  for (const { slug, schedule = [] } of payload.config.jobs.tasks ?? []) {
    for (const { cron, queue: name } of schedule) {
      const latest = new Date(now.getTime() + periodMs(cron) + CLOCK_LAG_MS).toISOString()
      const where: Condition<'payload-jobs'> = {
        and: [
          { taskSlug: { equals: slug } },
          { queue: { equals: name ?? 'default' } },
          { 'meta.scheduled': { equals: true } },
          { processing: { not_equals: true } },
          { completedAt: { exists: false } },
          { waitUntil: { greater_than: latest } },
        ],
      }
      await deleteRows({ payload, collection, where })
    }
  }
}

/** Schedules run every minute or once a day. */
const periodMs = (cron: string) => (cron.startsWith('* ') ? 60_000 : DAY_MS)

/** Jobs that were renewed in the future: they would belong to their process until then, even if it has died. */
async function repairLeases(payload: Payload, now: Date): Promise<void> {
  const inFuture = new Date(now.getTime() + CLOCK_LAG_MS).toISOString()
  const where: Condition<'payload-jobs'> = {
    and: [
      { processing: { equals: true } },
      { completedAt: { exists: false } },
      { updatedAt: { greater_than: inFuture } },
    ],
  }
  const rows = await readRows({ payload, collection, where, limit: MAX_RENEWED })
  for (const { id, updatedAt } of rows) {
    const where = { and: [{ id: { equals: id } }, { updatedAt: { equals: updatedAt } }] }
    await changeOne({ payload, collection, where, data: { updatedAt: now.toISOString() } })
  }
}
