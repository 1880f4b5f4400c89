import { describe, expect, it } from 'vitest'
import { aSubmittedApplication } from '../../../test/builders/applications.ts'
import { dueOf, orderFor } from '../../../test/builders/fees.ts'
import { aStoredDue } from '../../../test/builders/money-records.ts'
import { anActiveStudent } from '../../../test/builders/students.ts'
import { feePortal } from '../../../test/fee-portal.ts'
import { HOSTILE_TEXTS, HOSTILE_VALUES } from '../../../test/hostile.ts'
import { describeRules, itsRule } from '../../../test/left-out-on-mongodb.ts'
import { messagesTo } from '../../../test/outbox.ts'
import { somePairs } from '../../../test/pairs.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { deleteRows } from '../../database/records/delete-rows.ts'
import { updateRow } from '../../database/records/update-row.ts'

const portal = startTestPortal()
const { admitted, pay, post, paid, started, bank, open, readDue } = feePortal(portal)
const retry = '/api/paymentfees/completeFeesPayment'

describe('paying a fee', () => {
  it('opens the payment page, and marks the due as paid and tells the student once', async () => {
    const someone = await admitted()
    const due = dueOf(someone, 'TUITION', 2)
    const { status, reply } = await pay(someone.student, orderFor(someone, due))
    expect([status, reply]).toEqual([
      200,
      { success: true, msg: 'Next, pay the fee.', url: expect.stringMatching(/^http/) },
    ])
    const { payload } = portal
    const { docs } = await payload.find({ collection: 'payments', where: { subjectId: { equals: due.id } } })
    expect(docs).toMatchObject([
      {
        purpose: 'fee',
        studentId: someone.student.id,
        amountPaise: due.amountPaise,
        description: `Tuition fee, 1st Semester, ${someone.application.number}`,
      },
    ])
    const { transactionId = '' } = docs[0] ?? {}
    expect(transactionId).not.toBe('MINE')
    await bank.act(transactionId, 'pay-twice')
    expect(await readDue(due.id)).toMatchObject({ status: 'paid', paymentId: transactionId, review: 'PENDING' })
    const mails = await messagesTo(payload, someone.student.email, 'fee-paid')
    expect(mails.map(({ text }) => text)).toEqual([expect.stringContaining(transactionId)])
    expect(mails[0]?.text).toContain('/student/payment')
  })

  itsRule.each([
    ['TUITION', 1],
    ['TUITION', 5],
    ['REGISTRATION', 1],
    ['EXAM', 4],
    ['DRESS', 1],
  ] as const)('works for %s %d', async (action, instalment) => {
    const someone = await admitted()
    const due = dueOf(someone, action, instalment)
    await paid(someone, due)
    expect(await readDue(due.id)).toMatchObject({ status: 'paid' })
  })

  itsRule('works for the identity card, once the fee structure has it', async () => {
    const data = { course: 'BED', action: 'IDENTITY_CARD', amountPaise: 20_000, text: 'Identity card' } as const
    const { id } = await portal.payload.create({ collection: 'fee-structures', data: { ...data, active: true } })
    const someone = await admitted()
    const due = dueOf(someone, 'IDENTITY_CARD')
    expect(orderFor(someone, due)).toMatchObject({ pay_type: 'Identity Card', feesamount: 200 })
    await paid(someone, due)
    expect(await readDue(due.id)).toMatchObject({ status: 'paid' })
    await portal.payload.delete({ collection: 'fee-structures', id })
  })

  itsRule('works beside a cancelled one of the same name, as another plan leaves it', async () => {
    const someone = await admitted()
    const due = dueOf(someone, 'TUITION', 3)
    const { applicationId, studentId, action, title } = due
    const facts = { applicationId, studentId, action, title, key: `${applicationId}/${action}/plan/1` }
    await aStoredDue(portal.payload, { ...facts, status: 'cancelled', dueOn: '2020-01-01T12:00:00.000Z' })
    await paid(someone, due)
    expect(await readDue(due.id)).toMatchObject({ status: 'paid' })
  })

  itsRule('is refused twice, through both calls', async () => {
    const someone = await admitted()
    const due = dueOf(someone, 'DRESS')
    await paid(someone, due)
    const again = await pay(someone.student, orderFor(someone, due))
    expect([again.status, again.reply.msg]).toEqual([
      409,
      'You have already paid this fee. You do not need to pay again.',
    ])
    expect((await post(retry, { feeid: due.id, feesamount: 3500 }, someone.student)).status).toBe(409)
  })

  itsRule('is refused after a silent success, which it finds itself', async () => {
    const someone = await admitted()
    const due = dueOf(someone, 'DRESS')
    await bank.act(await started(someone, due), 'pay-silently')
    expect((await pay(someone.student, orderFor(someone, due))).status).toBe(409)
    expect(await readDue(due.id)).toMatchObject({ status: 'paid' })
  })

  it('can be repeated after a failure, and of two successes one counts', async () => {
    const someone = await admitted()
    const due = dueOf(someone, 'EXAM', 2)
    const failed = await started(someone, due)
    await bank.act(failed, 'fail')
    const { status, reply } = await post(retry, { feeid: due.id, feesamount: '1200.00', MUID: 'x' }, someone.student)
    expect([status, reply.success, reply.url]).toEqual([200, true, expect.stringMatching(/^http/)])
    const { docs } = await portal.payload.find({
      collection: 'payments',
      where: { and: [{ subjectId: { equals: due.id } }, { transactionId: { not_equals: failed } }] },
    })
    await bank.act(docs[0]?.transactionId ?? '', 'pay')
    await bank.act(failed, 'pay')
    expect(await readDue(due.id)).toMatchObject({ status: 'paid', paymentId: docs[0]?.transactionId })
    const { docs: late } = await portal.payload.find({
      collection: 'payments',
      where: { transactionId: { equals: failed } },
    })
    expect(late).toMatchObject([{ status: 'refunded', issueNote: expect.stringContaining('Duplicate of') }])
    expect(await messagesTo(portal.payload, someone.student.email, 'fee-paid')).toHaveLength(1)
  })

  it('counts once when two tabs pay at the same time', async () => {
    const someone = await admitted()
    const due = dueOf(someone, 'TUITION')
    const [one, two] = await Promise.all([started(someone, due), started(someone, due)])
    expect(one).not.toBe(two)
    await Promise.all([bank.act(one, 'pay'), bank.act(two, 'pay')])
    const { docs } = await portal.payload.find({ collection: 'payments', where: { subjectId: { equals: due.id } } })
    expect(docs.map(({ status }) => status).sort()).toEqual(['paid', 'refunded'])
    const counting = docs.find(({ status }) => status === 'paid')
    expect(await readDue(due.id)).toMatchObject({ status: 'paid', paymentId: counting?.transactionId })
  })

  itsRule('works after the course and the college were unpublished', async () => {
    const someone = await admitted()
    const { course, colleges } = open()
    const { payload } = portal
    const set = (_status: 'draft' | 'published') =>
      Promise.all([
        updateRow({ payload, collection: 'courses', where: course.id, data: { _status } }),
        updateRow({ payload, collection: 'colleges', where: colleges[0].id, data: { _status } }),
      ])
    await set('draft')
    const { status } = await pay(someone.student, orderFor(someone, dueOf(someone, 'DRESS')))
    await set('published')
    expect(status).toBe(200)
  })
})

describeRules('a fee payment is refused', () => {
  it('for an application that is not approved', async () => {
    const student = await anActiveStudent(portal.payload)
    const application = await aSubmittedApplication(portal.payload, { open: open(), student })
    const body = orderFor({ application }, { action: 'DRESS', title: 'Dress', amountPaise: 350_000 })
    const { status, reply } = await pay(student, body)
    expect([status, reply]).toMatchObject([409, { success: false, msg: 'Your Application Is Not Approved yet' }])
  })

  it('for the application or due of another student, as for one that does not exist', async () => {
    const [one, other] = [await admitted(), await admitted()]
    const due = dueOf(other, 'DRESS')
    const refused = await pay(one.student, orderFor(other, due))
    expect([refused.status, refused.reply.msg]).toEqual([404, 'There is no such application.'])
    for (const feeid of [due.id, 'unknown', '00000000-0000-4000-8000-000000000000', '65f0c0ffee65f0c0ffee65f0']) {
      const { status, reply } = await post(retry, { feeid, feesamount: 3500 }, one.student)
      expect([status, reply.msg]).toEqual([404, 'There is no such fee.'])
    }
    expect(
      (await portal.payload.count({ collection: 'payments', where: { subjectId: { equals: due.id } } })).totalDocs,
    ).toBe(0)
  })

  it('without a session', async () => {
    const someone = await admitted()
    expect((await post('/api/paymentfees/addPaymentFees', orderFor(someone, dueOf(someone, 'DRESS')))).status).toBe(401)
    expect((await post(retry, { feeid: dueOf(someone, 'DRESS').id })).status).toBe(401)
  })

  it.each([
    ['courseID', 'other', 'This is not the course of your application. Reload the page and try again.'],
    ['collegeID', '', 'This is not the college of your application. Reload the page and try again.'],
    ['feestype', '9th Semester', 'Your application has no such fee. Reload the page and choose a fee.'],
    ['feesamount', 1, 'This fee is ₹1,200. Reload the page and try again.'],
    ['feesamount', 1200.01, 'This fee is ₹1,200. Reload the page and try again.'],
    ['feesamount', 0, 'This fee is ₹1,200. Reload the page and try again.'],
  ])('for the wrong %s %j', async (field, value, msg) => {
    const someone = await admitted()
    const { status, reply } = await pay(someone.student, {
      ...orderFor(someone, dueOf(someone, 'EXAM')),
      [field]: value,
    })
    expect([status, reply.msg]).toEqual([400, msg])
    expect(reply.errors).toMatchObject([{ field }])
  })

  it('for a retry with another amount', async () => {
    const someone = await admitted()
    const { status, reply } = await post(retry, { feeid: dueOf(someone, 'EXAM').id, feesamount: 1 }, someone.student)
    expect([status, reply.errors[0].field]).toEqual([400, 'feesamount'])
  })

  it('for hostile values in every field', async () => {
    const someone = await admitted()
    const order = orderFor(someone, dueOf(someone, 'EXAM'))
    for (const [field, [reason, value]] of somePairs(Object.keys(order), [...HOSTILE_VALUES, ...HOSTILE_TEXTS])) {
      const ignored = ['pay_type_desc', 'MUID', 'transactionId'].includes(field)
      if (ignored && (value === null || typeof value === 'string')) continue
      await deleteRows({ payload: portal.payload, collection: 'rate-limits', where: {} })
      const { status, reply } = await pay(someone.student, { ...order, [field]: value })
      expect([400, 404], `${field}: ${reason}`).toContain(status)
      expect(reply.success).toBe(false)
    }
    for (const [reason, value] of [...HOSTILE_VALUES, ...HOSTILE_TEXTS]) {
      await deleteRows({ payload: portal.payload, collection: 'rate-limits', where: {} })
      const { status } = await post(retry, { feeid: value, feesamount: 1200 }, someone.student)
      expect([400, 404], `feeid: ${reason}`).toContain(status)
    }
  })

  it('after too many attempts', async () => {
    const someone = await admitted()
    const ask = () => post(retry, { feeid: 'unknown' }, someone.student)
    for (let count = 0; count < 30; count++) expect((await ask()).status).toBe(404)
    const { status, headers } = await ask()
    expect([status, Number(headers.get('retry-after')) > 0]).toEqual([429, true])
  })
})
