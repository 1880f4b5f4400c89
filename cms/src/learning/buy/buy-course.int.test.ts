import { describe, expect, it } from 'vitest'
import { aRecordedCourse } from '../../../test/builders/recorded-courses.ts'
import { aRefundingGateway, aRequestedRefund, runRefunds } from '../../../test/builders/refunds.ts'
import { aGuest, anActiveStudent } from '../../../test/builders/students.ts'
import { courseSales } from '../../../test/course-sales.ts'
import { HOSTILE_VALUES } from '../../../test/hostile.ts'
import { KILL_STEP, killAtWrite } from '../../../test/kill-at-write.ts'
import { itsRule } from '../../../test/left-out-on-mongodb.ts'
import { messagesTo } from '../../../test/outbox.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { portalOf } from '../../foundation/portal.ts'
import type { CoursePurchase, Payment } from '../../payload-types.ts'
import { checkPayment } from '../../payments/index.ts'
import { buyCourse } from './buy-course.ts'
import { listedPurchases } from './purchase-owed.ts'
import { purchasePaid } from './purchase-paid.ts'
import { purchaseRefunded } from './purchase-refunded.ts'
import { findPurchase, purchasesOf } from './purchases.ts'

const portal = startTestPortal()
const { bank, buy, started, bought, content, mine } = courseSales(portal)
const now = new Date('2026-11-22T04:00:00Z')

describe('buying a recorded course', () => {
  it('opens the payment page, then the course, and tells the buyer once', async () => {
    const { payload } = portal
    const guest = await aGuest(payload)
    const course = await aRecordedCourse(payload)
    const { status, reply } = await buy(guest, course, { MUID: 'MINE', transactionId: 'MINE' })
    expect([status, reply]).toEqual([
      200,
      { success: true, msg: 'Next, pay for the course.', url: expect.stringMatching(/^http/) },
    ])
    expect((await content(guest, course)).status).toBe(404)
    const [purchase] = await purchasesOf(payload, { studentId: guest.id })
    const where = { subjectId: { equals: purchase?.id } }
    const { docs } = await payload.find({ collection: 'payments', where })
    expect(docs).toMatchObject([
      { purpose: 'recorded-course', amountPaise: 79_950, description: 'Recorded course: Lesson planning' },
    ])
    const { transactionId = '' } = docs[0] ?? {}
    expect(transactionId).not.toBe('MINE')
    await bank.act(transactionId, 'pay-twice')
    expect((await content(guest, course)).status).toBe(200)
    const mails = await messagesTo(payload, guest.email, 'course-bought')
    expect(mails.map(({ text }) => text)).toEqual([expect.stringContaining(`/student/content/${course.id}`)])
    const { docs: receipts } = await payload.find({ collection: 'receipts', where })
    expect(receipts).toMatchObject([
      { amountPaise: 79_950, purpose: 'recorded-course', taxLabel: 'As decided by the institution' },
    ])
  })

  itsRule('is refused for a visitor, an unknown course, and one that is not on sale', async () => {
    const { payload } = portal
    const student = await anActiveStudent(payload)
    const course = await aRecordedCourse(payload)
    expect((await buy(undefined, course)).status).toBe(401)
    const closed = await aRecordedCourse(payload, { active: false })
    const draft = await aRecordedCourse(payload, { _status: 'draft' })
    for (const other of [closed, draft, { ...course, id: 'unknown' }, { ...course, id: student.id }]) {
      const { status, reply } = await buy(student, other)
      expect([status, reply.msg]).toEqual([404, 'There is no such course.'])
    }
    expect(await purchasesOf(payload, { studentId: student.id })).toEqual([])
  })

  it('is refused when the price has changed, naming the new one', async () => {
    const { payload } = portal
    const student = await anActiveStudent(payload)
    const course = await aRecordedCourse(payload)
    const { status, reply } = await buy(student, course, { cor_price: 1 })
    expect([status, reply.errors]).toMatchObject([
      400,
      [{ field: 'cor_price', code: 'mismatch', message: expect.stringContaining('₹799.50') }],
    ])
  })

  itsRule('is refused with a price that is none', async () => {
    const student = await anActiveStudent(portal.payload)
    const course = await aRecordedCourse(portal.payload)
    for (const [reason, cor_price] of HOSTILE_VALUES) {
      expect([reason, (await buy(student, course, { cor_price })).status]).toEqual([reason, 400])
    }
  })

  it('is refused twice, also when the first success was silent', async () => {
    const student = await anActiveStudent(portal.payload)
    const course = await aRecordedCourse(portal.payload)
    const { transactionId } = await started(student, course)
    await bank.act(transactionId, 'pay-silently')
    for (const time of ['found by the question', 'known']) {
      const { status, reply } = await buy(student, course)
      expect([time, status, reply.msg]).toEqual([time, 409, expect.stringContaining('do not need to pay again')])
    }
    expect((await content(student, course)).status).toBe(200)
  })

  itsRule.each([
    ['pay-less', 'checking'],
    ['wait', 'undecided'],
    ['fail', 'failed'],
  ] as const)('says to buyers and to staff how a payment is going: %s', async (act, state) => {
    const { payload } = portal
    const student = await anActiveStudent(payload)
    const course = await aRecordedCourse(payload)
    const { transactionId, subjectId } = await started(student, course)
    await bank.act(transactionId, act)
    await checkPayment({ payload, transactionId, now: new Date() })
    const owed = (await listedPurchases({ payload, ids: [subjectId], now: new Date() })).get(subjectId)
    expect(owed).toMatchObject({ state, transactionId })
    // Also after the price has changed, which ends the offer to pay it again.
    await payload.update({ collection: 'recorded-courses', id: course.id, data: { pricePaise: 90_000 }, depth: 0 })
    expect((await mine(student)).reply.begun).toMatchObject([{ courseId: course.id, owed: { state, transactionId } }])
  })

  it('counts one of two tabs that pay, and refunds the other', async () => {
    const { payload } = portal
    const student = await anActiveStudent(payload)
    const course = await aRecordedCourse(payload)
    const [one, two] = await Promise.all([started(student, course), started(student, course)])
    expect(one.subjectId).toBe(two.subjectId)
    await Promise.all([bank.act(one.transactionId, 'pay'), bank.act(two.transactionId, 'pay')])
    const where = { subjectId: { equals: one.subjectId } }
    const { docs } = await payload.find({ collection: 'payments', where })
    expect(docs.map(({ status }) => status).sort()).toEqual(['paid', 'refunded'])
    const counting = docs.find(({ status }) => status === 'paid')
    const purchases = await purchasesOf(payload, { studentId: student.id })
    expect(purchases).toMatchObject([{ status: 'paid', paymentId: counting?.transactionId }])
  })

  it('counts the price of the attempt that was paid', async () => {
    const { payload } = portal
    const student = await anActiveStudent(payload)
    const course = await aRecordedCourse(payload)
    const { transactionId, subjectId } = await started(student, course)
    const data = { pricePaise: 90_000, _status: 'published' } as const
    const dearer = await payload.update({ collection: 'recorded-courses', id: course.id, data, depth: 0 })
    await started(student, dearer)
    expect(await findPurchase(payload, subjectId)).toMatchObject({ amountPaise: 90_000 })
    await bank.act(transactionId, 'pay')
    expect(await findPurchase(payload, subjectId)).toMatchObject({ status: 'paid', amountPaise: 79_950 })
  })
})

describe('the effect of a payment', () => {
  const anOpenPurchase = async () => {
    const student = await anActiveStudent(portal.payload)
    const { subjectId } = await started(student, await aRecordedCourse(portal.payload))
    return { student, id: subjectId }
  }
  const read = async (id: string) => (await findPurchase(portal.payload, id)) as CoursePurchase

  it('is completed after a kill at any write, with one message', async () => {
    for (let nth = 1, died = true; died; nth += KILL_STEP) {
      const { student, id } = await anOpenPurchase()
      const payment = { subjectId: id, transactionId: `T${nth}`, amountPaise: 79_950, paidAt: now.toISOString() }
      const effect = () => purchasePaid({ payload: portal.payload, payment: payment as Payment, now })
      ;({ died } = await killAtWrite(portal.payload, nth, effect))
      await effect()
      await effect()
      expect(await read(id)).toMatchObject({ status: 'paid', paymentId: `T${nth}` })
      expect(await messagesTo(portal.payload, student.email, 'course-bought')).toHaveLength(1)
      expect(nth).toBeLessThan(10)
    }
  })

  it('comes before that of its refund, whatever the order, and a refund is never lowered', async () => {
    const { id } = await anOpenPurchase()
    const payment = { subjectId: id, transactionId: 'T-early', amountPaise: 79_950 } as Payment
    const refund = (refundedPaise: number) => purchaseRefunded({ payload: portal.payload, payment, refundedPaise, now })
    await refund(10_000)
    expect(await read(id)).toMatchObject({ status: 'paid', refundedPaise: 10_000 })
    await refund(79_950)
    await refund(10_000)
    await purchasePaid({ payload: portal.payload, payment, now })
    expect(await read(id)).toMatchObject({ status: 'refunded', refundedPaise: 79_950 })
  })
})

it('a full refund ends the purchase, and the course can be bought again', async () => {
  const { payload } = portal
  portalOf(payload).refundedHandlers = { 'recorded-course': purchaseRefunded }
  const { gateway } = aRefundingGateway()
  const student = await anActiveStudent(payload)
  const course = await aRecordedCourse(payload)
  const sale = { payload, student, courseId: course.id, pricePaise: course.pricePaise, now: new Date(), gateway }
  const { transactionId } = await buyCourse(sale)
  const payment = await checkPayment({ payload, transactionId, now: new Date(), gateway })
  const refund = async (amountPaise: number) => {
    await aRequestedRefund(payload, { paymentId: payment?.id ?? '', amountPaise })
    await runRefunds({ payload, gateway })
  }
  await refund(10_000)
  expect((await content(student, course)).status).toBe(200)
  await refund(69_950)
  expect((await content(student, course)).status).toBe(404)
  await bought(student, course)
  expect((await content(student, course)).status).toBe(200)
  const purchases = await purchasesOf(payload, { studentId: student.id })
  expect(purchases.map(({ status }) => status).sort()).toEqual(['paid', 'refunded'])
})
