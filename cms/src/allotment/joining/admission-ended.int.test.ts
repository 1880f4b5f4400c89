/** @sqlite-only join-races.int.test.ts and a-year-in-a-day.int.test.ts end seats on both */
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
import { stepsWith } from '../../../test/builders/open-processes.ts'
import { runRefunds } from '../../../test/builders/refunds.ts'
import { KILL_STEP, killAtWrite } from '../../../test/kill-at-write.ts'
import { meritRounds } from '../../../test/merit-rounds.ts'
import { seatMoney } from '../../../test/seat-money.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { applicationEffects } from '../../admissions/changes/application-effects.ts'
import { decideApplication } from '../../admissions/review/decide-application.ts'
import { changeOne } from '../../database/records/change-one.ts'
import { runDue } from '../../database/work/run-due.ts'
import { requestRefund } from '../../payments/refunds/request-refund.ts'
import { offerWork } from '../offers/offer-work.ts'
import { joinOffer } from './join-offer.ts'

const portal = startTestPortal()
let open: OpenCourse
let staffId: string
beforeAll(async () => {
  open = await anOpenCourse(portal.payload, 'DELED')
  staffId = (await anAdmissionsOfficer(portal.payload)).id
})
const rounds = meritRounds(portal, () => open)
const { faults, newsFor, paymentsFor, threePeople } = seatMoney(portal, rounds)

/** Half of what was paid comes back, whenever the notice comes. */
const HALF = {
  kind: 'schedule',
  policy: {
    ...{ lastAdmissionDay: '2026-07-31', overrides: [], processing: { percent: 0, maxPaise: 0 } },
    tiers: [{ fromDays: -100_000, percent: 50 }],
  },
} as const

/** The best of three has joined C1, for which ₹5,000 were paid. The third has no seat yet. */
async function joined() {
  const { payload } = portal
  const three = await threePeople()
  const { applicationId: id } = three.best.entry
  const { agreement } = await reread(payload, id)
  const where = { id: { equals: id } }
  const data = { agreement: { ...agreement, refundTerms: HALF } } as never
  await changeOne({ payload, collection: 'applications', where, data })
  await rounds.round(three.process)
  await rounds.answer(three.best, 'freeze')
  await rounds.answer(three.second, 'float')
  await verifyDocumentsOf(payload, { id, staffId })
  const steps = stepsWith('rounds').map((step) =>
    step.kind === 'joining'
      ? { ...step, first: stepsWith('rounds').find(({ round }) => round === 1)?.first ?? '' }
      : step,
  )
  const own = { id: { equals: three.process.id } }
  await changeOne({ payload, collection: 'merit-processes', where: own, data: { steps } })
  const offer = await rounds.seatOf(three.best)
  const documents = await documentIdsOf(payload, id)
  await joinOffer({ payload, offer, revision: offer.revision, documents, staff: officer(staffId), now: new Date() })
  return three
}
const withdraw = (id: string) =>
  decideApplication({
    ...{ payload: portal.payload, staff: officer(staffId), id, now: new Date() },
    decision: { move: 'withdraw', reason: 'The mark sheet is of another person.' },
  })
const board = async (process: string) =>
  (await portal.call('GET', `/api/merit/vacancies/${process}`)).reply.result.map(
    ({ unit, filled, vacant }: { unit: string; filled: number; vacant: number }) => [unit, filled, vacant],
  )

describe('an admission that is withdrawn after joining', () => {
  it('ends the seat with what the terms return, and the seat goes to the next person', async () => {
    const { process, best, second } = await joined()
    expect(await board(process.id)).toEqual([
      ['C1', 1, 0],
      ['C2', 1, 0],
    ])
    await withdraw(best.entry.applicationId)
    expect(await rounds.seatOf(best)).toMatchObject({ status: 'withdrawn', unit: 'C1' })
    expect(await rounds.entryFor(best.entry.applicationId)).toMatchObject({
      ...{ standing: 'out', outReason: 'admission-ended' },
    })
    expect(await newsFor(best)).toContain('Your seat goes to the next person')
    expect(await paymentsFor(best)).toMatchObject([{ amountPaise: 500_000, refundHeldPaise: 250_000 }])
    expect(await board(process.id)).toEqual([
      ['C1', 0, 1],
      ['C2', 1, 0],
    ])
    await rounds.round(await rounds.nextRound(process))
    expect(await rounds.seatOf(second)).toMatchObject({ unit: 'C1', status: 'offered' })
    expect(await faults()).toEqual([])
  })

  it('returns no more than the terms, where the accounts have returned a part', async () => {
    const { payload } = portal
    const { best } = await joined()
    const [payment] = await paymentsFor(best)
    const asked = { payload, paymentId: payment?.id ?? '', amountPaise: 200_000, reason: 'Left.', key: 'accounts' }
    await requestRefund({ ...asked, staff: officer(staffId), now: new Date() })
    await withdraw(best.entry.applicationId)
    expect(await paymentsFor(best)).toMatchObject([{ refundHeldPaise: 250_000 }])
    await runRefunds({ payload })
    expect(await paymentsFor(best)).toMatchObject([{ refundedPaise: 250_000 }])
  })

  it('ends it once, after a kill at any write', async () => {
    const { payload } = portal
    const later = () => new Date(Date.now() + 20 * 60_000)
    for (let died = true, nth = 2; died; nth += 4 * KILL_STEP) {
      const { best } = await joined()
      ;({ died } = await killAtWrite(payload, nth, () => withdraw(best.entry.applicationId)))
      await runDue({ payload, work: applicationEffects, now: later })
      await runDue({ payload, work: offerWork, now: later })
      expect([nth, (await rounds.seatOf(best)).status]).toEqual([nth, 'withdrawn'])
      expect(await paymentsFor(best)).toMatchObject([{ refundHeldPaise: 250_000 }])
      expect((await newsFor(best)).filter((subject) => subject === 'Your seat goes to the next person')).toHaveLength(1)
      expect(nth).toBeLessThan(40)
    }
  })
})
