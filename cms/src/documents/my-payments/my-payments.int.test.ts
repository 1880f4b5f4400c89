import { myPaymentTable } from '@pravesh/shared/documents/wire'
import { OWED_MESSAGES } from '@pravesh/shared/payments/owed/messages'
import { beforeAll, expect, it } from 'vitest'
import { aPaidPayment, aStartedPayment } from '../../../test/builders/payments.ts'
import { anActiveStudent } from '../../../test/builders/students.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { studentCalls } from '../../../test/student-calls.ts'
import { insertRow } from '../../database/records/insert-row.ts'
import { updateRow } from '../../database/records/update-row.ts'
import { portalOf } from '../../foundation/portal.ts'
import type { Payment, Refund, Student } from '../../payload-types.ts'
import { issueReceipt } from '../receipts/issue-receipt.ts'

const portal = startTestPortal()
const { get } = studentCalls(portal)

beforeAll(() => {
  const withReceipt = async (paid: Parameters<typeof issueReceipt>[0]) => void (await issueReceipt(paid))
  portalOf(portal.payload).paidHandlers = { 'application-fee': withReceipt, order: withReceipt }
})

const mine = async (student: Student) => (await get('/api/payment/getMyPayments', student)).reply
const paid = (student: Student, change = {}) => aPaidPayment(portal.payload, { studentId: student.id, ...change })

function aRefund({ id, transactionId, studentId, provider }: Payment, change: Partial<Refund>) {
  const refundId = change.refundId ?? 'R1'
  return insertRow({
    payload: portal.payload,
    collection: 'refunds',
    data: {
      refundId,
      paymentId: id,
      transactionId,
      studentId,
      provider,
      amountPaise: 10_000,
      kind: 'staff',
      reason: 'Internal.',
      requestedBy: 'Anita',
      requestKey: refundId,
      requestedAt: '2026-11-22T10:00:00.000Z',
      status: 'pending',
      attempts: 0,
      ...change,
    },
  })
}

it('has everything that a student paid, without an approved application, newest first', async () => {
  const student = await anActiveStudent(portal.payload)
  await aStartedPayment(portal.payload, { studentId: student.id })
  expect(await mine(student)).toEqual({ success: true, msg: 'You have not paid anything yet.', result: [] })
  const fee = await paid(student)
  const order = await paid(student, { purpose: 'order', description: 'Book order B1' })
  const { result } = await mine(student)
  for (const row of result) expect(myPaymentTable.fromWire.safeParse(row).error).toBeUndefined()
  expect(result).toMatchObject([
    {
      transactionId: order.transactionId,
      purpose: 'order',
      document: 'bill',
      document_id: order.subjectId,
      receipt_number: expect.stringMatching(/^BS\//),
      refunds: [],
    },
    {
      transactionId: fee.transactionId,
      purpose: 'application-fee',
      description: fee.description,
      amount: 500,
      status: 'paid',
      paidAt: fee.paidAt,
      document: 'receipt',
      document_id: fee.transactionId,
      receipt_number: expect.stringMatching(/^PR\//),
      refunds: [],
    },
  ])
  expect(JSON.stringify(result)).not.toContain(fee.id)
})

it('says what the bank or staff decide on, until another payment counts, but not fees, which have a plan', async () => {
  const student = await anActiveStudent(portal.payload)
  const of = { studentId: student.id, subjectId: `of-${student.id}` }
  const { paymentId: undecided } = await aStartedPayment(portal.payload, of)
  const { paymentId: checked } = await aStartedPayment(portal.payload, { studentId: student.id, purpose: 'order' })
  const { paymentId: fee } = await aStartedPayment(portal.payload, { studentId: student.id, purpose: 'fee' })
  const change = (where: string, data: Partial<Pick<Payment, 'pageState' | 'issue'>>) =>
    updateRow({ payload: portal.payload, collection: 'payments', where, data })
  await change(undecided, { pageState: 'undecided' })
  await change(fee, { pageState: 'undecided' })
  await change(checked, { issue: 'mismatch' })
  expect((await mine(student)).result).toMatchObject([
    { purpose: 'order', state: 'checking', note: OWED_MESSAGES.checking, document_id: '', receipt_number: '' },
    { purpose: 'application-fee', state: 'undecided', note: OWED_MESSAGES.undecided, document_id: '' },
  ])
  await paid(student, of)
  expect((await mine(student)).result).toMatchObject([{ state: 'checking' }, { state: 'paid' }])
})

it('names the receipt that counts', async () => {
  const student = await anActiveStudent(portal.payload)
  const payment = await paid(student)
  const receipt = await issueReceipt({ payload: portal.payload, payment, now: new Date() })
  if (receipt === null) throw new Error('There is no receipt.')
  const { id: _, ...content } = receipt
  const data = { ...content, number: 'PR/2030-31/000001', book: 'PR/2030-31', revision: 2, replaces: receipt.number }
  await insertRow({ payload: portal.payload, collection: 'receipts', data })
  expect((await mine(student)).result[0].receipt_number).toBe('PR/2030-31/000001')
})

it('has refunds with their bank reference, but none that failed', async () => {
  const student = await anActiveStudent(portal.payload)
  const payment = await paid(student)
  await aRefund(payment, { refundId: 'R-failed', status: 'failed' })
  await aRefund(payment, { refundId: 'R-open', providerReference: 'rfnd_1', requestedAt: '2026-11-23T10:00:00.000Z' })
  await aRefund(payment, {
    refundId: 'R-done',
    status: 'done',
    bankReference: '620012345678',
    requestedAt: '2026-11-24T10:00:00.000Z',
    decidedAt: '2026-11-25T10:00:00.000Z',
  })
  await aRefund(payment, {
    refundId: 'R-office',
    status: 'done',
    provider: 'offline',
    providerReference: 'UTR-7',
    requestedAt: '2026-11-26T10:00:00.000Z',
  })
  const [{ refunds }] = (await mine(student)).result
  expect(refunds).toMatchObject([
    { refund_id: 'R-open', amount: 100, status: 'pending', decidedAt: '', utr: '' },
    { refund_id: 'R-done', status: 'done', decidedAt: '2026-11-25T10:00:00.000Z', utr: '620012345678' },
    { refund_id: 'R-office', utr: 'UTR-7' },
  ])
  expect(JSON.stringify(refunds)).not.toMatch(/Internal|Anita/)
})

it('explains a payment that did not count, which has no receipt', async () => {
  const student = await anActiveStudent(portal.payload)
  const payment = await paid(student)
  const change = (data: Partial<Pick<Payment, 'status' | 'issue' | 'issueNote'>>) =>
    updateRow({ payload: portal.payload, collection: 'payments', where: payment.id, data })
  await change({ issue: 'duplicate', issueNote: 'Paid twice.' })
  expect((await mine(student)).result).toMatchObject([
    { note: expect.stringContaining('we are refunding this payment'), document_id: '' },
  ])
  await change({ issue: null, status: 'refunded' })
  expect((await mine(student)).result).toMatchObject([
    { note: 'You had already paid, so we have refunded this payment.', document_id: '' },
  ])
})

it('keeps the receipt of a refunded payment', async () => {
  const student = await anActiveStudent(portal.payload)
  const payment = await paid(student)
  const data = { status: 'refunded' } as const
  await updateRow({ payload: portal.payload, collection: 'payments', where: payment.id, data })
  expect((await mine(student)).result).toMatchObject([
    { status: 'refunded', note: '', document_id: payment.transactionId },
  ])
})

it('has nothing of others, and needs a session', async () => {
  await paid(await anActiveStudent(portal.payload))
  expect((await mine(await anActiveStudent(portal.payload))).result).toEqual([])
  expect((await get('/api/payment/getMyPayments')).status).toBe(401)
})
