import { beforeAll, describe, expect, it } from 'vitest'
import {
  anAdmissionsOfficer,
  anOpenCourse,
  type OpenCourse,
  officer,
  reread,
  verifyDocumentsOf,
} from '../../../test/builders/applications.ts'
import { documentIdsOf } from '../../../test/builders/document-ids.ts'
import { atStep } from '../../../test/builders/open-processes.ts'
import { KILL_STEP, killAtWrite } from '../../../test/kill-at-write.ts'
import { meritRounds, type Person } from '../../../test/merit-rounds.ts'
import { pausedWrites } from '../../../test/paused-writes.ts'
import { seatMoney } from '../../../test/seat-money.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { changeOne } from '../../database/records/change-one.ts'
import { runDue } from '../../database/work/run-due.ts'
import { endOffer } from '../offers/end-offer.ts'
import type { OfferRecord } from '../offers/offer-record.ts'
import { offerWork } from '../offers/offer-work.ts'
import { withdrawOffer } from '../offers/withdraw-offer.ts'
import type { ProcessRecord } from '../processes/find-process.ts'
import { joinOffer } from './join-offer.ts'

const portal = startTestPortal()
let open: OpenCourse
let staffId: string
beforeAll(async () => {
  open = await anOpenCourse(portal.payload, 'DELED')
  staffId = (await anAdmissionsOfficer(portal.payload)).id
})
const rounds = meritRounds(portal, () => open)
const { faults } = seatMoney(portal, rounds)

/** Someone with an accepted and paid seat, whose originals were compared, on a day for joining. */
async function toJoin(): Promise<{ process: ProcessRecord; person: Person; offer: OfferRecord }> {
  const process = await rounds.aProcess()
  const person = await rounds.aPerson(process, 80, ['C2'])
  await rounds.publishList(process)
  await rounds.round(process)
  await rounds.answer(person, 'freeze')
  const { applicationId: id } = person.entry
  await verifyDocumentsOf(portal.payload, { id, staffId })
  const where = { id: { equals: id } }
  await changeOne({ payload: portal.payload, collection: 'applications', where, data: { originals: 'yes' } })
  return { process: await atStep(portal.payload, process, 'joining'), person, offer: await rounds.seatOf(person) }
}
const join = async (offer: OfferRecord) => {
  const { payload } = portal
  const documents = await documentIdsOf(payload, offer.application)
  const staff = officer(staffId)
  return joinOffer({ payload, offer, revision: offer.revision, documents, staff, now: new Date() })
}
const giveUp = ({ student, entry }: Person, { id, revision }: OfferRecord) =>
  withdrawOffer({
    ...{ payload: portal.payload, studentId: student.id, applicationId: entry.applicationId, now: new Date() },
    seen: { offer: id, revision },
  })
/** What became of the application, the seat and the entry. */
async function stateOf(person: Person) {
  const [{ status }, offer, { standing }] = [
    await reread(portal.payload, person.entry.applicationId),
    await rounds.seatOf(person),
    await rounds.entryFor(person.entry.applicationId),
  ]
  return [status, offer.status, standing]
}
const JOINED = ['APPROVED', 'joined', 'joined']
const LEFT = ['SUBMITTED', 'withdrawn', 'withdrawn']
const later = () => new Date(Date.now() + 20 * 60_000)
const takeOver = async () => {
  await runDue({ payload: portal.payload, work: offerWork, now: later })
  await runDue({ payload: portal.payload, work: offerWork, now: later })
}

describe('joining and giving up the same seat', () => {
  it('at the same time has one outcome, and no approval without a seat', async () => {
    const { person, offer } = await toJoin()
    const outcomes = await Promise.allSettled([join(offer), giveUp(person, offer)])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect([JOINED, LEFT]).toContainEqual(await stateOf(person))
  })

  it('lets the college go on that was first, whatever write it is at', async () => {
    const { payload } = portal
    const { person, offer } = await toJoin()
    const paused = pausedWrites(payload, ({ collection }) => collection === 'applications')
    const joining = join(offer)
    await paused.reached
    const reserved = await rounds.seatOf(person)
    await expect(giveUp(person, offer)).rejects.toMatchObject({ status: 409 })
    await expect(giveUp(person, reserved)).rejects.toMatchObject({ status: 409, code: 'JOINING' })
    expect(await endOffer({ payload, offer: reserved, status: 'withdrawn', now: new Date() })).toBeNull()
    paused.release()
    await joining
    expect(await stateOf(person)).toEqual(JOINED)
    expect(await faults()).toEqual([])
  })

  it('lets the applicant go who was first', async () => {
    const { person, offer } = await toJoin()
    await giveUp(person, offer)
    await expect(join(offer)).rejects.toMatchObject({ status: 409 })
    expect(await stateOf(person)).toEqual(LEFT)
  })
})

it('joining leaves the seat as it was if the approval is refused', async () => {
  const { person, offer } = await toJoin()
  const { payload } = portal
  const application = { id: { equals: person.entry.applicationId } }
  await changeOne({ payload, collection: 'applications', where: application, data: { status: 'SENT_BACK' } })
  await expect(join(offer)).rejects.toMatchObject({ status: 409 })
  const { joiningAt, status } = await rounds.seatOf(person)
  expect([joiningAt ?? null, status]).toEqual([null, 'accepted'])
  await changeOne({ payload, collection: 'applications', where: application, data: { status: 'SUBMITTED' } })
  await join(await rounds.seatOf(person))
  expect(await stateOf(person)).toEqual(JOINED)
})

it('joining that dies at any write is finished, or never began', async () => {
  const { payload } = portal
  let nth = 1
  for (let died = true; died; nth += 4 * KILL_STEP) {
    const { person, offer } = await toJoin()
    ;({ died } = await killAtWrite(payload, nth, () => join(offer)))
    const { joiningAt, status } = await rounds.seatOf(person)
    const hasBegun = Boolean(joiningAt) || status === 'joined'
    if (!hasBegun) expect([nth, ...(await stateOf(person))]).toEqual([nth, 'SUBMITTED', 'accepted', 'in'])
    await takeOver()
    expect([nth, ...(await stateOf(person))]).toEqual([nth, ...(hasBegun ? JOINED : ['SUBMITTED', 'accepted', 'in'])])
    expect(await faults()).toEqual([])
  }
  expect(nth).toBeGreaterThan(5)
})

describe('joining and a round at the same time', () => {
  /** Two people; the second waits for the seat of the first, which is free in the next round. */
  async function beforeRound2() {
    const process = await rounds.aProcess()
    const first = await rounds.aPerson(process, 90, ['C1'])
    const second = await rounds.aPerson(process, 80, ['C1', 'C2'])
    const third = await rounds.aPerson(process, 70, ['C2'])
    await rounds.publishList(process)
    await rounds.round(process)
    await rounds.answer(first, 'decline')
    await rounds.answer(second, 'float')
    await verifyDocumentsOf(portal.payload, { id: second.entry.applicationId, staffId })
    const { payload } = portal
    const next = await rounds.nextRound(process)
    const steps = next.steps.map((step) =>
      step.kind === 'joining' ? { ...step, first: next.steps.find(({ round }) => round === 2)?.first ?? '' } : step,
    )
    const where = { id: { equals: process.id } }
    await changeOne({ payload, collection: 'merit-processes', where, data: { steps } })
    return { process: { ...next, steps }, second, third }
  }

  it('refuses the round that was computed before', async () => {
    const { process, second } = await beforeRound2()
    const id = await rounds.run(process)
    await join(await rounds.seatOf(second))
    await expect(rounds.publish(id)).rejects.toMatchObject({ status: 409 })
    await rounds.round(process)
    expect(await stateOf(second)).toEqual(JOINED)
    expect(await rounds.seatOf(second)).toMatchObject({ unit: 'C2', round: 1 })
  })

  it('refuses to join until the seats of the round are written', async () => {
    const { process, second, third } = await beforeRound2()
    await rounds.publish(await rounds.run(process))
    await expect(join(await rounds.seatOf(second))).rejects.toMatchObject({ status: 409, code: 'BEING_PUBLISHED' })
    expect((await rounds.seatOf(second)).joiningAt ?? null).toBeNull()
    await rounds.work()
    expect(await rounds.seatOf(second)).toMatchObject({ unit: 'C1', status: 'offered' })
    expect(await rounds.seatOf(third)).toMatchObject({ unit: 'C2', status: 'offered' })
  })
})
