import { beforeEach, describe, expect, it } from 'vitest'
import { aDueMessage, readMessage, workOnMessages } from '../../../test/builders/due-messages.ts'
import { eventually } from '../../../test/eventually.ts'
import { killAtWrite } from '../../../test/kill-at-write.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import type { Message } from '../../payload-types.ts'
import { changeOne } from '../records/change-one.ts'
import { deleteRows } from '../records/delete-rows.ts'
import { insertIfAbsent } from '../records/insert-if-absent.ts'
import { DueBatch } from './due-batch.ts'
import { runDue } from './run-due.ts'
import type { Work } from './work.ts'

const portal = startTestPortal()
const start = new Date('2026-11-21T04:00:00Z')
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000)
const random = () => 0

beforeEach(async () => {
  for (const collection of ['messages', 'rate-limits'] as const) {
    await deleteRows({ payload: portal.payload, collection, where: {} })
  }
})

const due = (to: string, dueAt = start) => aDueMessage(portal.payload, dueAt, to)
const run = (work: Work<'messages'>, now = start, limit?: number) =>
  runDue({ payload: portal.payload, work, now: () => now, random, limit })
const read = (id: string) => readMessage(portal.payload, id)

/** Work that records its recipients; `fault` may throw. */
function recording(fault: (message: Message) => unknown = () => undefined) {
  const applied: string[] = []
  const work = workOnMessages({
    apply: async ({ lease: { record } }) => {
      applied.push(record.to)
      await fault(record)
      return { status: 'sent' }
    },
  })
  return { applied, work }
}

const poison = (message: Message) => {
  if (message.to === 'poison') throw new Error('It never works.')
}

describe('DueBatch', () => {
  it('starts the longest overdue first, skips records that are not due, and stops at its limit', async () => {
    for (const seconds of [-10, 10, -30, -20]) await due(`${seconds}`, after(seconds))
    const { applied, work } = recording()
    expect(await run(work, start, 2)).toBe(2)
    expect(applied).toEqual(['-30', '-20'])
    expect(await run(work)).toBe(1)
    expect(applied).toEqual(['-30', '-20', '-10'])
  })

  it('runs each record once across concurrent batches', async () => {
    for (let i = 0; i < 20; i++) await due(`${i}`)
    const { applied, work } = recording()
    await Promise.all([run(work), run(work), run(work)])
    expect(applied).toHaveLength(20)
    expect(new Set(applied).size).toBe(20)
  })

  it('goes on at once with a record that is due again after a portion', async () => {
    const id = await due('portions')
    let portions = 0
    const apply = async () => (++portions < 4 ? { nextAttemptAt: start.toISOString() } : ({ status: 'sent' } as const))
    const batch = new DueBatch({ payload: portal.payload, work: workOnMessages({ apply }), now: () => start })
    batch.wake()
    await batch.idle()
    expect([portions, (await read(id))?.status]).toEqual([4, 'sent'])
  })

  it('continues while one record hangs, and stops only after it has finished', async () => {
    const held = Promise.withResolvers<void>()
    for (const to of ['slow', ...'abcdefgh']) await due(to)
    const { applied, work } = recording(({ to }) => (to === 'slow' ? held.promise : undefined))
    const batch = new DueBatch({ payload: portal.payload, work, now: () => start })
    batch.wake()
    await eventually(() => expect(applied).toHaveLength(9))
    let stopped = false
    const stopping = batch.stop().then(() => {
      stopped = true
    })
    // A write of the database ends later than a stop that waits for nothing.
    await due('meanwhile')
    expect(stopped).toBe(false)
    held.resolve()
    await stopping
    await due('too late')
    batch.wake()
    await batch.idle()
    expect(applied).toHaveLength(9)
    expect(batch.takeSlot()).toBeNull()
  })

  it('works on a record whose insert takes the lease, and gives out five slots at most', async () => {
    const { applied, work } = recording()
    const batch = new DueBatch({ payload: portal.payload, work, now: () => start })
    const slots = Array.from({ length: 6 }, () => batch.takeSlot())
    expect(slots.map((slot) => slot !== null)).toEqual([true, true, true, true, true, false])
    const [first, ...others] = slots
    const id = await due('leased')
    const record = await changeOne({
      payload: portal.payload,
      collection: 'messages',
      where: { id: { equals: id } },
      data: first?.lease ?? {},
    })
    if (record) first?.start(record)
    for (const slot of others) slot?.free()
    await batch.idle()
    expect(applied).toEqual(['leased'])
    expect(await read(id)).toMatchObject({ status: 'sent', nextAttemptAt: null, attempts: 1 })
  })
})

describe('work that always fails', () => {
  it('does not block other work, in this run or a later one', async () => {
    for (let i = 0; i < 8; i++) await due('poison', after(-100 + i))
    const id = await due('sound')
    const { work } = recording(poison)
    await run(work, start, 9)
    expect(await read(id)).toMatchObject({ status: 'sent' })
    const later = await due('later', after(25))
    await run(work, after(25), 9)
    expect(await read(later)).toMatchObject({ status: 'sent' })
  })

  it('is retried on its schedule', async () => {
    await due('poison')
    const { applied, work } = recording(poison)
    for (const [seconds, attempts] of [
      [0, 1],
      [29, 1],
      [30, 2],
      [149, 2],
      [150, 3],
      [270, 4],
      [389, 4],
      [390, 5],
    ] as const) {
      await run(work, after(seconds))
      expect(applied, `after ${seconds} seconds`).toHaveLength(attempts)
    }
  })

  it('is tried for as long as the database or a disk is away, whatever its schedule', async () => {
    const id = await due('full')
    const { work } = recording(() => {
      throw new Error('Failed query', { cause: Object.assign(new Error('no space'), { code: 'ENOSPC' }) })
    })
    const limited = { ...work, schedule: { delaysMs: [1000], afterwards: 'give-up' } } as const
    for (const seconds of [0, 1, 2, 3]) await run(limited, after(seconds))
    expect(await read(id)).toMatchObject({ status: 'waiting', attempts: 4, nextAttemptAt: after(4).toISOString() })
  })

  it('is no longer due after its schedule gives up', async () => {
    const id = await due('poison')
    const { applied, work } = recording(poison)
    const limited = { ...work, schedule: { delaysMs: [1000], afterwards: 'give-up' } } as const
    for (const seconds of [0, 1, 9999]) await run(limited, after(seconds))
    expect(applied).toHaveLength(2)
    expect((await read(id)).nextAttemptAt ?? null).toBeNull()
  })
})

describe('a process that is killed', () => {
  /** Two writes and an outcome; the process can die at each. */
  const work = workOnMessages({
    apply: async ({ payload, lease: { record } }) => {
      for (const step of ['one', 'two']) {
        const data = { key: `${record.to}:${step}`, windowEndsAt: after(9999).toISOString(), count: 1 }
        await insertIfAbsent({ payload, collection: 'rate-limits', data })
      }
      return { status: 'sent', lastError: String(record.attempts) }
    },
  })

  it('at any write leaves work that the next run completes exactly once', async () => {
    let deaths = 0
    for (let nth = 1; ; nth++) {
      const id = await due(`killed ${nth}`, start)
      const { died } = await killAtWrite(portal.payload, nth, () => run(work))
      await run(work, after(61))
      expect(await read(id), `killed at write ${nth}`).toMatchObject({ status: 'sent' })
      const where = { key: { like: `killed ${nth}:` } }
      expect((await portal.payload.count({ collection: 'rate-limits', where })).totalDocs).toBe(2)
      if (!died) break
      deaths += 1
    }
    // Claim, two effects, outcome.
    expect(deaths).toBe(4)
  })
})
