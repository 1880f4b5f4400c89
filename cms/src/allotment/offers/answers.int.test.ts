/** @sqlite-only killed-rounds.int.test.ts and a-year-in-a-day.int.test.ts answer, pay and end seats on both */
import { lastDayOf } from '@pravesh/shared/allotment/offers/offer-days'
import { addDays } from '@pravesh/shared/platform/days'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { anOpenCourse, type OpenCourse } from '../../../test/builders/applications.ts'
import { runRefunds } from '../../../test/builders/refunds.ts'
import { anActiveStudent } from '../../../test/builders/students.ts'
import { inIndia } from '../../../test/in-india.ts'
import { meritRounds, type Person } from '../../../test/merit-rounds.ts'
import { seatMoney } from '../../../test/seat-money.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { studentCalls } from '../../../test/student-calls.ts'
import { changeOne } from '../../database/records/change-one.ts'
import { ownResult } from './own-result.ts'

const portal = startTestPortal()
let open: OpenCourse
beforeAll(async () => {
  open = await anOpenCourse(portal.payload, 'DELED')
})
const rounds = meritRounds(portal, () => open)
const { faults, newsFor, paymentsFor, threePeople } = seatMoney(portal, rounds)
const { post } = studentCalls(portal)
const call = (person: Person, name: string, body: object, student = person.student) =>
  post(`/api/merit/${person.entry.applicationId}/${name}`, body, student)

describe('a published round', () => {
  let three: Awaited<ReturnType<typeof threePeople>>
  beforeEach(async () => {
    three = await threePeople()
    await rounds.round(three.process)
  })

  it('offers each seat, says why, and tells the applicants once', async () => {
    const { payload } = portal
    const { process, best, second, last } = three
    expect(await rounds.seatOf(best)).toMatchObject({
      ...{ unit: 'C1', choice: 1, status: 'offered', ways: ['freeze'], creditPaise: 0, duePaise: 500_000 },
      ...{ college: open.colleges[0].id, reasons: [{ code: 'has-open-seat', unit: 'C1', category: 'UR' }] },
    })
    const result = async ({ entry: { applicationId } }: Person) =>
      ownResult({ payload, process, entry: await rounds.entryFor(applicationId) })
    expect(await result(second)).toMatchObject({
      ...{ round: 1, file: expect.stringMatching(/^\/merit\/run\/./) },
      offer: { unit: 'C2', choice: 2, ways: ['freeze', 'float'], isPaid: false, costsPaise: 1_000_000 },
      reasons: [
        { code: 'below-cut-off', unit: 'C1', cutOff: 900_000, score: 800_000, changes: [{ code: 'higher-score' }] },
        { code: 'has-open-seat', unit: 'C2' },
      ],
    })
    expect(await result(last)).toMatchObject({
      offer: null,
      reasons: [{ unit: 'C1' }, { unit: 'C2', cutOff: 800_000 }],
    })
    await rounds.work()
    expect(await newsFor(best)).toEqual(['You have a seat'])
    expect(await newsFor(last)).toEqual([])
  })

  it('is answered by its own applicant only, in a way that it offers, as they saw it', async () => {
    const { best, second } = three
    const { id: offer, revision } = await rounds.seatOf(second)
    const sent = { offer, revision, answer: 'float' }
    const stranger = await anActiveStudent(portal.payload)
    for (const name of ['answer', 'pay', 'withdraw']) {
      expect([name, (await call(second, name, sent, stranger)).status]).toEqual([name, 404])
      expect([name, (await call(second, name, sent, best.student)).status]).toEqual([name, 404])
    }
    expect((await call(second, 'answer', { ...sent, answer: 'slide' })).status).toBe(409)
    expect((await call(second, 'answer', { ...sent, revision: revision + 1 })).reply.code).toBe('SEAT_CHANGED')
    expect((await call(second, 'answer', { ...sent, answer: 'perhaps' })).status).toBe(400)
    expect((await call(second, 'pay', {})).reply.code).toBe('NOTHING_TO_PAY')
    const { status, reply } = await call(second, 'answer', sent)
    expect([status, reply.url]).toEqual([200, expect.stringMatching(/^http/)])
    const accepted = await rounds.seatOf(second)
    expect(accepted).toMatchObject({ status: 'accepted', next: 'float' })
    expect(accepted.paidAt).toBeFalsy()
    const again = await call(second, 'pay', {})
    await rounds.payAt(again.reply.url)
    expect(await rounds.seatOf(second)).toMatchObject({ paidPaise: 1_000_000, paymentId: expect.any(String) })
    expect((await call(second, 'pay', {})).status).toBe(409)
    expect(await faults()).toEqual([])
  })

  it('reminds on its last day, and gives the seat on when that is over', async () => {
    const { best, second } = three
    await rounds.answer(second, 'float', false)
    const { revision, respondBy } = await rounds.seatOf(best)
    await rounds.work(inIndia(respondBy, '23:00'))
    expect(await newsFor(best)).toEqual(['You have a seat', 'Today is the last day for your seat'])
    await rounds.work(inIndia(addDays(respondBy, 1), '03:00'))
    await rounds.work(inIndia(addDays(respondBy, 1), '03:00'))
    expect(await rounds.seatOf(best)).toMatchObject({ status: 'lapsed', revision: revision + 1 })
    expect(await rounds.entryFor(best.entry.applicationId)).toMatchObject({ standing: 'out', outReason: 'no-answer' })
    expect(await rounds.entryFor(second.entry.applicationId)).toMatchObject({ standing: 'out', outReason: 'unpaid' })
    expect(await newsFor(best)).toContain('Your seat has lapsed')
    const { id: offer } = await rounds.seatOf(best)
    expect((await call(best, 'answer', { offer, revision: revision + 1, answer: 'freeze' })).status).toBe(409)
  })

  it('does not remind on the day of its message', async () => {
    const { process, best } = await threePeople()
    await rounds.publish(await rounds.run(process))
    const last = lastDayOf(process.steps, { round: 1 }) ?? ''
    await rounds.work(inIndia(last, '09:00'))
    await rounds.work(inIndia(last, '23:00'))
    expect(await newsFor(best)).toEqual(['You have a seat'])
  })

  it('refuses an answer after the last day', async () => {
    const { process, best } = three
    const { id: offer, revision } = await rounds.seatOf(best)
    const steps = process.steps.map((step) =>
      step.round === 1 ? { ...step, first: '2026-01-01', last: '2026-01-01' } : { ...step },
    )
    const where = { id: { equals: process.id } }
    await changeOne({ payload: portal.payload, collection: 'merit-processes', where, data: { steps } })
    const { status, reply } = await call(best, 'answer', { offer, revision, answer: 'freeze' })
    expect([status, reply.code, reply.values]).toEqual([409, 'SEAT_ENDED', { day: '2026-01-01' }])
    expect(process.state).toBe('open')
  })

  it('refunds a payment that arrives when the seat is gone', async () => {
    const { payload } = portal
    const url = await rounds.answer(three.second, 'freeze', false)
    const transactionId = await rounds.paymentAt(url ?? '')
    const where = { id: { equals: (await rounds.seatOf(three.second)).id } }
    await changeOne({ payload, collection: 'seat-offers', where, data: { status: 'lapsed' } })
    await rounds.bank.act(transactionId, 'pay')
    await runRefunds({ payload })
    expect(await paymentsFor(three.second)).toMatchObject([{ status: 'refunded', refundedPaise: 1_000_000 }])
    const { paidAt, paymentId } = await rounds.seatOf(three.second)
    expect([paidAt, paymentId].filter(Boolean)).toEqual([])
    expect(await faults()).toEqual([])
  })

  it('is over for those who decline, and for those who give up an accepted seat', async () => {
    const { best, second } = three
    await rounds.answer(best, 'decline')
    expect(await rounds.entryFor(best.entry.applicationId)).toMatchObject({ standing: 'out', outReason: 'declined' })
    await rounds.answer(second, 'freeze')
    const { id: offer, revision } = await rounds.seatOf(second)
    expect((await call(second, 'withdraw', { offer, revision: 1 })).status).toBe(409)
    expect((await call(second, 'withdraw', { offer, revision })).status).toBe(200)
    expect(await rounds.entryFor(second.entry.applicationId)).toMatchObject({ standing: 'withdrawn' })
    // As the agreement says, nothing comes back.
    expect(await paymentsFor(second)).toMatchObject([{ refundHeldPaise: 0 }])
    expect((await call(second, 'withdraw', { offer, revision })).status).toBe(409)
    expect(await faults()).toEqual([])
  })
})
