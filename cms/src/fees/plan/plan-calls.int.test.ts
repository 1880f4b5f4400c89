/** @sqlite-only the view of dues and attempts, which other files of fees write and read on both databases */
import { feePaymentTable } from '@pravesh/shared/fees/pay/wire'
import { feePlan } from '@pravesh/shared/fees/plan/schema'
import { describe, expect, it } from 'vitest'
import { aPaidApplication } from '../../../test/builders/applications.ts'
import { dueOf, orderFor } from '../../../test/builders/fees.ts'
import { anActiveStudent, loggedIn } from '../../../test/builders/students.ts'
import { feePortal } from '../../../test/fee-portal.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { insertRow } from '../../database/records/insert-row.ts'
import type { Student } from '../../payload-types.ts'
import { findPayment } from '../../payments/find-payment.ts'
import { feeRefunded } from '../pay/fee-refunded.ts'
import { feePlans } from './fee-plans.ts'

const portal = startTestPortal()
const { admitted, get, paid, started, bank, pay, open, transactionIn } = feePortal(portal)

const planOf = async (student: Student) => (await get('/api/paymentfees/getMyFeePlan', student)).reply.result[0]
const rowsOf = async (student: Student) => (await get('/api/paymentfees/getMyPaymentFees', student)).reply.result

describe('the fee plan', () => {
  it('shows all dues by date, the next one, and what may be paid', async () => {
    const someone = await admitted()
    const plan = await planOf(someone.student)
    expect(feePlan.safeParse(plan).error).toBeUndefined()
    expect(plan).toMatchObject({
      applicationId: someone.application.id,
      applicationNumber: someone.application.number,
      course: 'BED',
      courseId: open().course.id,
      collegeId: open().colleges[0].id,
      nextDueId: dueOf(someone, 'TUITION').id,
      totals: { paidPaise: 0, refundedPaise: 0, overduePaise: 0 },
      ownAmounts: expect.arrayContaining([
        { action: 'TOUR', minPaise: 10_000, maxPaise: 2_500_000, remaining: 4 },
        { action: 'LIBRARY', minPaise: 5000, maxPaise: 1_000_000, remaining: 4 },
      ]),
    })
    expect(plan.refundTerms).toContain('If you pay twice, we refund the second payment by ourselves.')
    const days = plan.dues.map(({ dueOn }: { dueOn: string }) => dueOn)
    expect(days).toEqual([...days].sort())
    expect(plan.dues).toHaveLength(11)
    expect(plan.totals.openPaise).toBe(12_345_600 + 250_000 + 4 * 120_000 + 350_000)
    expect(plan.totals.totalPaise).toBe(plan.totals.openPaise)
    expect(plan.dues[0]).toMatchObject({
      owed: { state: 'notStarted', action: 'pay' },
      isOverdue: false,
      hasReceipt: false,
    })
  })

  it('follows the attempts: opened, undecided, failed, paid, refunded', async () => {
    const someone = await admitted()
    const due = dueOf(someone, 'TUITION')
    const stateOf = async () => {
      const { dues, totals, nextDueId } = await planOf(someone.student)
      return { ...dues.find(({ id }: { id: string }) => id === due.id), totals, nextDueId }
    }
    const first = await started(someone, due)
    expect(await stateOf()).toMatchObject({ owed: { state: 'opened', action: 'pay', transactionId: first } })
    await bank.act(first, 'wait')
    await portal.call(
      'GET',
      `/api/payment/verifyTransactionId/${first}`,
      undefined,
      await loggedIn(portal.payload, someone.student),
    )
    expect(await stateOf()).toMatchObject({ owed: { state: 'undecided', action: 'check', transactionId: first } })
    await bank.act(first, 'fail')
    expect(await stateOf()).toMatchObject({ owed: { state: 'failed', action: 'pay', transactionId: first } })
    const second = await paid(someone, due)
    expect(await stateOf()).toMatchObject({
      owed: { state: 'paid', action: null, transactionId: second },
      hasReceipt: true,
      review: 'PENDING',
      nextDueId: dueOf(someone, 'REGISTRATION').id,
      totals: { paidPaise: due.amountPaise },
    })
    const payment = await findPayment(portal.payload, second)
    if (payment)
      await feeRefunded({ payload: portal.payload, payment, refundedPaise: due.amountPaise, now: new Date() })
    expect(await stateOf()).toMatchObject({
      owed: { state: 'refunded', action: null },
      refundedPaise: due.amountPaise,
      totals: { paidPaise: 0, refundedPaise: due.amountPaise },
    })
  })

  it('does not ask to pay again when the bank reported another amount', async () => {
    const someone = await admitted()
    const due = dueOf(someone, 'DRESS')
    await bank.act(await started(someone, due), 'pay-less')
    const { dues } = await planOf(someone.student)
    expect(dues.find(({ id }: { id: string }) => id === due.id)).toMatchObject({
      owed: { state: 'checking', action: null, message: expect.stringContaining('do not pay again') },
    })
  })

  it('marks overdue fees', async () => {
    const someone = await admitted({ now: new Date('2026-11-01T06:00:00Z') })
    const at = (iso: string) => feePlans({ payload: portal.payload, studentId: someone.student.id, now: new Date(iso) })
    const first = dueOf(someone, 'TUITION').amountPaise
    // Due on 22 November: the day itself is not overdue, in India.
    expect((await at('2026-11-22T18:00:00Z'))[0]?.totals.overduePaise).toBe(0)
    expect((await at('2026-11-22T19:00:00Z'))[0]?.totals.overduePaise).toBe(first)
  })

  it('contains amounts that the student entered once they are paid', async () => {
    const someone = await admitted()
    const order = { ...orderFor(someone, { action: 'TOUR', title: 'Tour', amountPaise: 150_000 }) }
    const transactionId = await transactionIn((await pay(someone.student, order)).reply.url)
    await bank.act(transactionId, 'fail')
    const plan = await planOf(someone.student)
    expect(plan.dues).toHaveLength(11)
    expect(plan.unfinished).toMatchObject([{ action: 'TOUR', owed: { state: 'failed', action: 'pay', transactionId } }])
    expect((await planOf(someone.student)).totals.openPaise).toBe(12_345_600 + 250_000 + 4 * 120_000 + 350_000)
    await bank.act(transactionId, 'pay')
    const { dues, ownAmounts, unfinished } = await planOf(someone.student)
    expect(unfinished).toEqual([])
    expect(dues.at(-1)).toMatchObject({ action: 'TOUR', owed: { state: 'paid' }, dueOn: null, amountPaise: 150_000 })
    expect(ownAmounts[0]).toMatchObject({ action: 'TOUR', remaining: 3 })
  })

  it('is empty without an approved application, and needs a session', async () => {
    const student = await anActiveStudent(portal.payload)
    await aPaidApplication(portal.payload, { open: open(), student })
    const { status, reply } = await get('/api/paymentfees/getMyFeePlan', student)
    expect([status, reply.result]).toEqual([200, []])
    expect((await get('/api/paymentfees/getMyFeePlan')).status).toBe(401)
    expect((await get('/api/paymentfees/getMyPaymentFees')).status).toBe(401)
  })
})

describe('the payments of a student', () => {
  it('are their own dues with an attempt, latest first, under the contract’s names', async () => {
    const [someone, other] = [await admitted(), await admitted()]
    await paid(other, dueOf(other, 'DRESS'))
    expect(await rowsOf(someone.student)).toEqual([])
    const failed = await started(someone, dueOf(someone, 'EXAM', 2))
    await bank.act(failed, 'fail')
    const transactionId = await paid(someone, dueOf(someone, 'TUITION'))
    const rows = await rowsOf(someone.student)
    for (const row of rows) expect(feePaymentTable.fromWire.safeParse(row).error).toBeUndefined()
    expect(rows).toMatchObject([
      {
        _id: dueOf(someone, 'TUITION').id,
        pay_type: 'Tuition',
        feestype: 'Admission',
        feesamount: dueOf(someone, 'TUITION').amountPaise / 100,
        payment_status: true,
        paymentfee_status: 'PENDING',
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        view: { owed: { state: 'paid', transactionId }, hasReceipt: true, duplicates: [] },
      },
      {
        _id: dueOf(someone, 'EXAM', 2).id,
        pay_type: 'Exam',
        feestype: '2nd Semester',
        feesamount: 1200,
        payment_status: false,
        paymentfee_status: 'PENDING',
        view: { owed: { state: 'failed', action: 'pay' }, hasReceipt: false },
      },
    ])
  })

  it('name a second payment of the same fee', async () => {
    const someone = await admitted()
    const due = dueOf(someone, 'DRESS')
    const [one, two] = [await started(someone, due), await started(someone, due)]
    await bank.act(one, 'pay')
    await bank.act(two, 'pay')
    expect(await rowsOf(someone.student)).toMatchObject([
      {
        payment_status: true,
        view: {
          owed: { transactionId: one },
          duplicates: [{ transactionId: two, amountPaise: 350_000, refundedPaise: 350_000 }],
        },
      },
    ])
  })

  it('are bounded', async () => {
    const someone = await admitted()
    const due = dueOf(someone, 'DRESS')
    const { payload } = portal
    for (let count = 0; count < 210; count++) {
      const { id: _, ...copy } = due
      const made = await insertRow({
        payload,
        collection: 'fee-dues',
        data: { ...copy, key: `${someone.application.id}/TOUR/${count}`, action: 'TOUR', instalment: count },
      })
      await insertRow({
        payload,
        collection: 'payments',
        data: {
          studentId: someone.student.id,
          purpose: 'fee',
          subjectId: String(made.id),
          description: 'Tour',
          amountPaise: 100,
          transactionId: `T-bounded-${count}`,
          slot: `T-bounded-${count}`,
          merchantId: 'M',
          provider: 'simulator',
          status: 'failed',
          startedAt: new Date().toISOString(),
          attempts: 0,
        },
      })
    }
    expect(await rowsOf(someone.student)).toHaveLength(200)
  })
})
