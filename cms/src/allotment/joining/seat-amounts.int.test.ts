import type { OwnOffer } from '@pravesh/shared/allotment/calls/own-process'
import { type OfferRow, runCalls } from '@pravesh/shared/allotment/calls/run-calls'
import type { FeePlan } from '@pravesh/shared/fees/plan/fee-plan'
import type { RefundView } from '@pravesh/shared/payments/refunds/refund-view'
import { refundCalls } from '@pravesh/shared/payments/refunds/staff-calls'
import { callAddress } from '@pravesh/shared/platform/wire-call'
import { beforeAll, expect, it } from 'vitest'
import {
  anAdmissionsOfficer,
  anOpenCourse,
  type OpenCourse,
  verifyDocumentsOf,
} from '../../../test/builders/applications.ts'
import { documentIdsOf } from '../../../test/builders/document-ids.ts'
import { atStep } from '../../../test/builders/open-processes.ts'
import { runRefunds } from '../../../test/builders/refunds.ts'
import { killAtWrite } from '../../../test/kill-at-write.ts'
import { meritRounds, type Person } from '../../../test/merit-rounds.ts'
import { seatMoney } from '../../../test/seat-money.ts'
import { aStaffSession } from '../../../test/staff-session.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { studentCalls } from '../../../test/student-calls.ts'
import { changeOne } from '../../database/records/change-one.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { applyCredit } from '../../fees/index.ts'
import { feeInvariants } from '../../fees/invariants/invariants.ts'
import { refundAcross } from '../../payments/index.ts'
import { endOffer } from '../offers/end-offer.ts'
import type { ProcessRecord } from '../processes/find-process.ts'

const portal = startTestPortal()
let open: OpenCourse
let staffId: string
let administrator: Record<string, string>
beforeAll(async () => {
  open = await anOpenCourse(portal.payload, 'DELED')
  staffId = (await anAdmissionsOfficer(portal.payload)).id
  administrator = (await aStaffSession(portal, ['administrator', 'accounts'])).headers
})
const rounds = meritRounds(portal, () => open)
const { faults, paymentsFor, threePeople } = seatMoney(portal, rounds)
const { get } = studentCalls(portal)
const asStaff = async (path: string) => portal.call('GET', path, undefined, administrator)
const sum = (amounts: readonly number[]) => amounts.reduce((all, paise) => all + paise, 0)

const resultOf = async (person: Person): Promise<OwnOffer> => {
  const { reply } = await get('/api/merit/mine', person.student)
  return reply.result[0].result.offer
}
const billOf = async (person: Person): Promise<FeePlan> =>
  (await get('/api/paymentfees/getMyFeePlan', person.student)).reply.result[0]
const creditOn = ({ dues }: FeePlan) =>
  sum(
    dues.flatMap(({ concessions }) => concessions).map(({ kind, amountPaise }) => (kind === 'seat' ? amountPaise : 0)),
  )

interface MyRow {
  purpose: string
  amount: number
  refunds: { amount: number }[]
}

async function feeFaults(): Promise<string[]> {
  const found: string[] = []
  for (const { find } of feeInvariants) {
    for await (const { text } of find({ payload: portal.payload, now: new Date() })) found.push(text)
  }
  return found
}

async function joinedBy(person: Person, process: ProcessRecord): Promise<void> {
  const { payload } = portal
  await atStep(payload, process, 'joining')
  await verifyDocumentsOf(payload, { id: person.entry.applicationId, staffId })
  const { id, revision } = await rounds.seatOf(person)
  const documents = await documentIdsOf(payload, person.entry.applicationId)
  const answer = await portal.call('POST', callAddress(runCalls.join, { id }), { revision, documents }, administrator)
  expect(answer.status).toBe(200)
}

/** What a person has paid for seats, and what came back, as each screen says it. */
async function screens(person: Person, process: ProcessRecord) {
  const payments = await paymentsFor(person)
  const dialogs: RefundView[] = await Promise.all(
    payments.map(async ({ id }) => (await asStaff(callAddress(refundCalls.view, { id }))).reply.result),
  )
  const mine: MyRow[] = (await get('/api/payment/getMyPayments', person.student)).reply.result
  const own = mine.filter(({ purpose }) => purpose === 'seat')
  const seats: OfferRow[] = (await asStaff(callAddress(runCalls.offers, { id: process.id }))).reply.result.rows
  const held = seats.filter(({ applicationId }) => applicationId === person.entry.applicationId)
  const receipts = await readRows({
    payload: portal.payload,
    collection: 'receipts',
    where: { transactionId: { in: payments.map(({ transactionId }) => transactionId) } },
  })
  const report = await asStaff(
    '/api/exports/money-by-head?header=names&head=seat&columns=received,refunded&reason=Seats',
  )
  const [, ...lines] = report.text.trim().split('\r\n')
  const reported = lines.map((line) => line.split(',').map((rupees) => Math.round(Number(rupees) * 100)))
  return {
    payments: [
      sum(payments.map(({ amountPaise }) => amountPaise)),
      sum(payments.map((each) => each.refundedPaise ?? 0)),
    ],
    dialogs: [sum(dialogs.map(({ amountPaise }) => amountPaise)), sum(dialogs.map((each) => each.refundedPaise))],
    mine: [
      sum(own.map(({ amount }) => Math.round(amount * 100))),
      sum(own.flatMap(({ refunds }) => refunds.map(({ amount }) => Math.round(amount * 100)))),
    ],
    seats: [sum(held.map(({ paidPaise }) => paidPaise)), sum(held.map(({ refundedPaise }) => refundedPaise))],
    report: [sum(reported.map(([received = 0]) => received)), sum(reported.map(([, refunded = 0]) => refunded))],
    receipts: sum(receipts.map(({ amountPaise }) => amountPaise)),
  }
}

/** Every screen says the same, nothing is wrong at night, and what a seat costs is what was paid and did not come back. */
async function expectEverywhere(person: Person, process: ProcessRecord, [paid, back]: [number, number]) {
  await runRefunds({ payload: portal.payload })
  const both = [paid, back]
  const same = { payments: both, dialogs: both, mine: both, seats: both, report: both, receipts: paid }
  expect(await screens(person, process)).toEqual(same)
  expect([...(await faults()), ...(await feeFaults())]).toEqual([])
}

it('what was paid for seats is the same on every screen, from the first seat to the bill and the way out', async () => {
  const { payload } = portal
  const { process, best, second } = await threePeople([1_600_025, 1_000_000])
  await rounds.round(process)
  await rounds.answer(second, 'float')
  await expectEverywhere(second, process, [1_000_000, 0])
  expect(await resultOf(second)).toMatchObject({ costsPaise: 1_000_000, duePaise: 1_000_000, isPaid: true })

  await rounds.answer(best, 'decline')
  await rounds.round(await rounds.nextRound(process))
  expect(await resultOf(second)).toMatchObject({ costsPaise: 1_600_025, creditPaise: 1_000_000, duePaise: 600_025 })
  await rounds.answer(second, 'freeze')
  await expectEverywhere(second, process, [1_600_025, 0])

  await joinedBy(second, process)
  const bill = await billOf(second)
  expect(creditOn(bill)).toBe(1_600_025)
  const tuition = bill.dues.filter(({ action }) => action === 'TUITION')
  expect(sum(tuition.map(({ money }) => money.grossPaise)) - sum(tuition.map(({ money }) => money.leftPaise))).toBe(
    1_600_025,
  )
  expect(sum(bill.dues.map(({ money }) => money.leftPaise))).toBe(bill.totals.openPaise)
  await expectEverywhere(second, process, [1_600_025, 0])

  // The office gives back a part of it.
  const [first] = await paymentsFor(second)
  await refundAcross({
    ...{ payload, transactionIds: [first?.transactionId ?? ''], amountOf: () => 250_000, now: new Date() },
    ...{ reason: 'Court order.', calculation: '₹2,500.00', key: 'court-order' },
  })
  await runRefunds({ payload })
  expect(creditOn(await billOf(second))).toBe(1_350_025)

  // The admission ends.
  const seat = await rounds.seatOf(second)
  await endOffer({ payload, offer: seat, status: 'withdrawn', now: new Date() })
  for (let times = 0; times < 2; times++) await rounds.work()
  await runRefunds({ payload })
  const back = sum((await paymentsFor(second)).map(({ refundedPaise }) => refundedPaise ?? 0))
  expect(back).toBeLessThanOrEqual(1_600_025)
  expect(creditOn(await billOf(second))).toBe(0)
  await expectEverywhere(second, process, [1_600_025, back])
})

it('a cheaper seat leaves the credit of what did not come back, once, also where the process counts nothing', async () => {
  const { payload } = portal
  const { process, best, second } = await threePeople([400_050, 1_000_000])
  await rounds.round(process)
  await rounds.answer(second, 'float')
  await rounds.answer(best, 'decline')
  await rounds.round(await rounds.nextRound(process))
  await rounds.answer(second, 'freeze')
  await expectEverywhere(second, process, [1_000_000, 599_950])
  expect(await resultOf(second)).toMatchObject({ costsPaise: 400_050, duePaise: 0, refundPaise: 599_950 })
  await joinedBy(second, process)
  expect(creditOn(await billOf(second))).toBe(400_050)
  expect(creditOn(await billOf(second))).toBe(400_050)
  await expectEverywhere(second, process, [1_000_000, 599_950])

  const where = { id: { equals: process.id } }
  await changeOne({ payload, collection: 'merit-processes', where, data: { creditsFee: false } })
  const { applicationId } = second.entry
  for (let nth = 1, died = true; died; nth++)
    ({ died } = await killAtWrite(payload, nth, () => applyCredit({ payload, applicationId, now: new Date() })))
  expect(creditOn(await billOf(second))).toBe(0)
  await expectEverywhere(second, process, [1_000_000, 599_950])
})
