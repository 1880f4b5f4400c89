import { beforeAll, describe, expect, it } from 'vitest'
import { anOpenCourse, type OpenCourse, officer } from '../../../test/builders/applications.ts'
import { atStep, stepsWith } from '../../../test/builders/open-processes.ts'
import { meritRounds } from '../../../test/merit-rounds.ts'
import { seatMoney } from '../../../test/seat-money.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { changeOne } from '../../database/records/change-one.ts'
import { runDue } from '../../database/work/run-due.ts'
import { closeProcess } from '../prepare/open-process.ts'
import { type ProcessRecord, requireProcess } from '../processes/find-process.ts'
import { offerCounts } from '../reports/offer-counts.ts'
import { runsOf } from '../runs/find-runs.ts'
import { vacanciesNow } from '../runs/vacancies-now.ts'
import { endNotJoined } from './end-not-joined.ts'

const portal = startTestPortal()
let open: OpenCourse
beforeAll(async () => {
  open = await anOpenCourse(portal.payload, 'DELED')
})
const rounds = meritRounds(portal, () => open)
const { faults, newsFor, paymentsFor, threePeople } = seatMoney(portal, rounds)

const close = async ({ id }: ProcessRecord) => {
  const { payload } = portal
  const { revision } = await requireProcess(payload, id)
  return closeProcess({ payload, id, revision, staff: officer('staff'), now: new Date() })
}
const later = (minutes: number) => new Date(Date.now() + minutes * 60_000)
const endSeats = (minutes = 0) => {
  const at = later(minutes)
  return runDue({ payload: portal.payload, work: endNotJoined, now: () => at })
}

/** Two people with accepted and paid seats, on the day of joining. */
async function twoAccepted() {
  const three = await threePeople()
  await rounds.round(three.process)
  for (const person of [three.best, three.second]) await rounds.answer(person, 'freeze')
  await rounds.work()
  await atStep(portal.payload, three.process, 'joining')
  return three
}

/** Moves all days of a process before today. */
async function afterJoining({ id }: ProcessRecord) {
  const steps = stepsWith('university-return').map((step) => ({ ...step }))
  await changeOne({
    payload: portal.payload,
    collection: 'merit-processes',
    where: { id: { equals: id } },
    data: { steps },
  })
}

describe('accepted seats that were not joined', () => {
  it('stay while people can join, and end with the process: vacant, with one message, by the terms', async () => {
    const { payload } = portal
    const { process, best, second } = await twoAccepted()
    await expect(close(process)).rejects.toMatchObject({
      status: 409,
      publicMessage: expect.stringContaining('joined: 2.'),
    })
    const joining = await rounds.seatOf(second)
    const where = { id: { equals: joining.id } }
    await changeOne({ payload, collection: 'seat-offers', where, data: { joiningAt: new Date().toISOString() } })
    await afterJoining(process)
    await endSeats()
    expect(await rounds.seatOf(best)).toMatchObject({ status: 'accepted' })
    await close(process)
    await endSeats()
    await rounds.work()
    expect(await rounds.seatOf(best)).toMatchObject({ status: 'not-joined', unit: 'C1' })
    expect(await rounds.seatOf(second)).toMatchObject({ status: 'accepted' })
    expect(await rounds.entryFor(best.entry.applicationId)).toMatchObject({ standing: 'out', outReason: 'not-joined' })
    // The college that was confirming the other one has not finished.
    await changeOne({ payload, collection: 'seat-offers', where, data: { joiningAt: null } })
    await endSeats(2)
    expect(await rounds.seatOf(second)).toMatchObject({ status: 'not-joined' })
    await endSeats(4)
    await rounds.work(later(5))
    expect((await requireProcess(payload, process.id)).dueAt).toBeFalsy()
    for (const person of [best, second]) {
      expect((await newsFor(person)).filter((text) => text === 'You did not join in time')).toHaveLength(1)
      // As the agreement says, nothing comes back.
      expect(await paymentsFor(person)).toMatchObject([{ refundHeldPaise: 0 }])
    }
    const [run] = await runsOf(payload, process.id, 'published')
    if (run === undefined) throw new Error('There is no run.')
    const filled = (await vacanciesNow({ payload, process, run })).map((row) => [row.unit, row.filled])
    expect(filled).toEqual([
      ['C1', 0],
      ['C2', 0],
    ])
    const counted = (await offerCounts(payload, process.id)).map(({ counts }) => counts['not-joined'])
    expect(counted).toEqual([1, 1])
    expect(await faults()).toEqual([])
  })
})
