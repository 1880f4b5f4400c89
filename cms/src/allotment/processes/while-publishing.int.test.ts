import { rulesSchema, type SentMatrix } from '@pravesh/shared/allotment/calls/staff-processes'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { anOpenCourse, type OpenCourse } from '../../../test/builders/applications.ts'
import { anOpenProcess, evenMarks, stepsWith } from '../../../test/builders/open-processes.ts'
import { type Applicant, meritTestCalls } from '../../../test/merit-calls.ts'
import { meritRounds } from '../../../test/merit-rounds.ts'
import { pausedWrites } from '../../../test/paused-writes.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { changeOne } from '../../database/records/change-one.ts'
import { deleteRows } from '../../database/records/delete-rows.ts'
import { listsOf } from '../lists/find-lists.ts'
import { saveMatrix } from '../matrix/save-matrix.ts'
import { saveRules } from '../prepare/save-rules.ts'
import { saveSteps } from '../prepare/save-steps.ts'
import { saveUnits } from '../prepare/save-units.ts'
import { type ProcessRecord, requireProcess } from './find-process.ts'

const portal = startTestPortal()
const calls = meritTestCalls(portal)
let open: OpenCourse
let process: ProcessRecord
let asha: Applicant
const rounds = meritRounds(portal, () => open)
beforeAll(async () => {
  open = await anOpenCourse(portal.payload, 'DELED')
})

const ready = async () => requireProcess(portal.payload, process.id)
const minimum = { UR: 100_000 }
const STAFF = { id: 'staff-1', name: 'Mina Das' }
const by = () => ({ staff: STAFF, now: new Date() })

/** The changes of a process, each as a colleague sends it who has just read the process. */
const CHANGES: Record<string, () => Promise<unknown>> = {
  rules: async () => {
    const { id, revision, rules } = await ready()
    const sent = {
      revision,
      confirmed: true,
      rules: { ...rules, minimumScore: minimum, pack: { ...rules.pack, version: '9' } },
    }
    return saveRules({ payload: portal.payload, id, sent: rulesSchema.parse(sent), ...by() })
  },
  units: async () => {
    const { id, revision, units } = await ready()
    const dearer = units.map(({ college, subject }) => ({ college, subject, amountPaise: 77_700 }))
    const sent = { revision, units: dearer, creditsFee: true }
    return saveUnits({ payload: portal.payload, id, sent, ...by() })
  },
  seats: async () => {
    const { id, revision, units } = await ready()
    const rows = units.map(({ code }) => ({ unit: code, category: 'UR' as const, seats: 7, minimum: {} }))
    const totals = Object.fromEntries(units.map(({ code }) => [code, 7]))
    const sent: SentMatrix = { revision, rows, totals, note: '', proposedBy: '' }
    return saveMatrix({ payload: portal.payload, id, sent, ...by() })
  },
  days: async () => {
    const { id, revision, steps } = await ready()
    const last = steps.map((step) => (step.kind === 'university-return' ? { ...step, last: '2099-12-31' } : step))
    return saveSteps({ payload: portal.payload, id, sent: { revision, steps: last }, ...by() })
  },
}
const change = (name: string) => CHANGES[name]?.() ?? Promise.reject(new Error(name))

describe.each([
  ['a list', ['rules', 'units']],
  ['a round', ['units', 'seats', 'days']],
])('%s that is published', (what, names) => {
  let publish: () => Promise<unknown>
  const collection = what === 'a list' ? 'merit-lists' : 'allotment-runs'
  const published = async () => {
    const lists = await listsOf(portal.payload, process.id)
    if (what === 'a list') return lists.length > 0
    return (await rounds.runRow(runId)).state === 'published'
  }
  let runId = ''
  beforeEach(async () => {
    const { payload } = portal
    for (const slug of ['merit-processes', 'seat-matrices', 'merit-lists', 'allotment-runs', 'merit-entries'] as const)
      await deleteRows({ payload, collection: slug, where: { id: { exists: true } } })
    if (what === 'a list') {
      process = await anOpenProcess(payload, { open })
      asha = await calls.aVerified(open, 70)
      const steps = stepsWith('provisional-list').map((step) => ({ ...step }))
      await changeOne({
        payload,
        collection: 'merit-processes',
        where: { id: { equals: process.id } },
        data: { steps },
      })
      publish = async () => {
        const { status } = await calls.publishSeen(process.id, 'provisional')
        if (status !== 200) throw Object.assign(new Error('refused'), { status })
      }
    } else {
      process = await rounds.aProcess()
      await rounds.anEntry(process, 1)
      await rounds.publishList(process)
      runId = await rounds.run(process)
      publish = () => rounds.publish(runId)
    }
  })

  it.each(names)('refuses another change of the %s meanwhile', async (name) => {
    const paused = pausedWrites(portal.payload, (write) => write.collection === collection)
    const publishing = publish()
    await paused.reached
    await expect(change(name)).rejects.toMatchObject({ status: 409, code: 'BEING_PUBLISHED' })
    paused.release()
    await publishing
    expect(await published()).toBe(true)
  })

  it.each(names)('refuses a change of the %s that was decided before it', async (name) => {
    const isChange = ({ collection: slug, data = {} }: { collection: string; data?: object }) =>
      slug === 'merit-processes' && 'revision' in data && !('publishingUntil' in data)
    const paused = pausedWrites(portal.payload, isChange)
    const changing = change(name)
    await paused.reached
    await publish()
    paused.release()
    await expect(changing).rejects.toMatchObject({ status: 409 })
    expect(await published()).toBe(true)
  })
})

describe('marks that are verified while a list is published', () => {
  const better = evenMarks(90)
  beforeEach(async () => {
    const { payload } = portal
    for (const slug of ['merit-processes', 'seat-matrices', 'merit-lists', 'merit-entries'] as const)
      await deleteRows({ payload, collection: slug, where: { id: { exists: true } } })
    process = await anOpenProcess(payload, { open })
    asha = await calls.aVerified(open, 70)
    const steps = stepsWith('provisional-list').map((step) => ({ ...step }))
    await changeOne({ payload, collection: 'merit-processes', where: { id: { equals: process.id } }, data: { steps } })
  })

  it('wait until it is published', async () => {
    const paused = pausedWrites(portal.payload, ({ collection }) => collection === 'merit-lists')
    const publishing = calls.publishSeen(process.id, 'provisional')
    await paused.reached
    const verified = await calls.verify(asha, { verdict: 'verified', marks: better })
    expect([verified.status, verified.reply.code]).toEqual([409, 'BEING_PUBLISHED'])
    paused.release()
    expect((await publishing).status).toBe(200)
  })

  it('that were not read by it are explained in the next version', async () => {
    const isVerification = ({ collection, data = {} }: { collection: string; data?: object }) =>
      collection === 'merit-entries' && 'verifiedBy' in data
    const paused = pausedWrites(portal.payload, isVerification)
    const verifying = calls.verify(asha, { verdict: 'verified', marks: better })
    await paused.reached
    expect((await calls.publishSeen(process.id, 'provisional')).status).toBe(200)
    paused.release()
    expect((await verifying).status).toBe(200)
    const { result } = (await calls.preview(process.id, 'provisional')).reply
    expect(result).toMatchObject({ obstacles: [], changes: [{ explanation: 'marks-corrected', isUnexplained: false }] })
  })
})

it('a publication that is refused leaves the process as others have read it', async () => {
  process = await rounds.aProcess()
  await rounds.anEntry(process, 1)
  await rounds.publishList(process)
  const id = await rounds.run(process)
  const read = await ready()
  await expect(rounds.publish(id, STAFF)).rejects.toMatchObject({ status: 409 })
  expect((await ready()).revision).toBe(read.revision)
  await change('days')
  expect((await ready()).revision).toBe(read.revision + 1)
})

it('a publication that died holds changes back until its time is over, and then can publish nothing', async () => {
  const { payload } = portal
  process = await rounds.aProcess()
  await rounds.anEntry(process, 1)
  await rounds.publishList(process)
  const id = await rounds.run(process)
  const where = { id: { equals: process.id } }
  const hold = pausedWrites(
    payload,
    ({ collection, data = {} }) => collection === 'merit-processes' && 'revision' in data && 'publishingUntil' in data,
  )
  const publishing = rounds.publish(id)
  await hold.reached
  await expect(change('days')).rejects.toMatchObject({ code: 'BEING_PUBLISHED' })
  const publishingUntil = new Date(Date.now() - 1000).toISOString()
  await changeOne({ payload, collection: 'merit-processes', where, data: { publishingUntil } })
  await change('days')
  hold.release()
  await expect(publishing).rejects.toMatchObject({ status: 409 })
  expect(await rounds.runRow(id)).toMatchObject({ state: 'dry' })
})
