import { EXCESS_MESSAGE } from '@pravesh/shared/fees/dues/due'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Admitted, orderFor } from '../../../test/builders/fees.ts'
import { aRefundingGateway, runRefunds } from '../../../test/builders/refunds.ts'
import { feePortal } from '../../../test/fee-portal.ts'
import { KILL_STEP, killAtWrite } from '../../../test/kill-at-write.ts'
import { itsRule } from '../../../test/left-out-on-mongodb.ts'
import { messagesTo } from '../../../test/outbox.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { updateRow } from '../../database/records/update-row.ts'
import type { OfflinePayment, Payment } from '../../payload-types.ts'
import { findPayment } from '../../payments/find-payment.ts'
import { checkPayment, newTransactionId } from '../../payments/index.ts'
import { receivePayments } from '../../payments/offline/receive-payment.ts'
import type { Gateway } from '../../payments/providers/gateway.ts'
import { findDues } from '../dues/find-dues.ts'
import { feePayments } from '../plan/fee-payments.ts'

const portal = startTestPortal()
const { admitted, pay, post, bank, transactionIn } = feePortal(portal)
const TIMES = 2
const bounds = { minPaise: 100_00, maxPaise: 25_000_00 }
const setTimes = (times: number) =>
  portal.payload.updateGlobal({ slug: 'fee-settings', data: { tour: { ...bounds, times } } })

beforeAll(() => setTimes(TIMES))
afterAll(() => setTimes(4))

/** Opens the payment pages of different amounts. */
async function openedPages(someone: Admitted, count: number): Promise<string[]> {
  const ids: string[] = []
  for (let rupees = 101; rupees < 101 + count; rupees++) {
    const order = orderFor(someone, { action: 'TOUR', title: 'Tour', amountPaise: 0 })
    const { status, reply } = await pay(someone.student, { ...order, feesamount: rupees })
    expect(status).toBe(200)
    ids.push(await transactionIn(reply.url))
  }
  return ids
}

const tours = async ({ application }: Admitted) =>
  (await findDues(portal.payload, { applicationId: application.id })).filter(({ action }) => action === 'TOUR')
const read = async (ids: readonly string[]) =>
  (await Promise.all(ids.map((id) => findPayment(portal.payload, id)))) as Payment[]
const receiptsOf = async ({ student }: Admitted) => {
  const where = { studentId: { equals: student.id } }
  return await readRows({ payload: portal.payload, collection: 'receipts', where })
}

/** Everything that staff and the student see agrees with the limit. */
async function expectLimit(someone: Admitted, ids: readonly string[]) {
  const dues = await tours(someone)
  const paid = dues.filter(({ status }) => status === 'paid')
  expect(paid).toHaveLength(TIMES)
  const payments = await read(ids)
  const counting = payments.filter(({ status, issueNote }) => status === 'paid' && !issueNote)
  const returned = payments.filter(({ issueNote }) => issueNote)
  expect(counting.map(({ transactionId }) => transactionId).sort()).toEqual(
    paid.map(({ paymentId }) => paymentId).sort(),
  )
  expect(returned).toHaveLength(ids.length - TIMES)
  for (const payment of returned) {
    expect(payment).toMatchObject({ refundHeldPaise: payment.amountPaise, slot: payment.transactionId })
    expect(payment.issueNote).toBe('You have paid the tour fee 2 times, which is the limit.')
    expect(dues.find(({ id }) => id === payment.subjectId)).toMatchObject({ status: 'cancelled' })
  }
  return { counting, returned }
}

it('of several pages opened before, only as many payments count as staff allow; the others are refunded', async () => {
  const someone = await admitted()
  const ids = await openedPages(someone, 4)
  for (const id of ids) await bank.act(id, 'pay')
  const { counting, returned } = await expectLimit(someone, ids)
  expect(counting.map(({ transactionId }) => transactionId).sort()).toEqual(ids.slice(0, TIMES).sort())
  expect((await receiptsOf(someone)).map(({ transactionId }) => transactionId).sort()).toEqual(
    ids.slice(0, TIMES).sort(),
  )

  const mails = await messagesTo(portal.payload, someone.student.email, 'refund-news')
  expect(mails.length).toBeGreaterThanOrEqual(returned.length)
  expect(mails.map(({ subject }) => subject)).toContain('You had already paid: we are refunding ₹103.00')
  const rows = await feePayments({ payload: portal.payload, studentId: someone.student.id, now: new Date() })
  const excess = rows.filter(({ view }) => view.owed.message === EXCESS_MESSAGE)
  expect(excess).toHaveLength(returned.length)
  for (const { view } of excess) {
    expect(view).toMatchObject({
      owed: { action: null },
      hasReceipt: false,
      duplicates: [{ amountPaise: view.amountPaise }],
    })
  }
})

it('holds when all of them are paid at the same time', async () => {
  const someone = await admitted()
  const ids = await openedPages(someone, 4)
  await Promise.all(ids.map((id) => bank.act(id, 'pay')))
  await expectLimit(someone, ids)
})

it('holds after a kill at any write, also for dues that were paid before they had places', async () => {
  const { payload } = portal
  for (let nth = 1, died = true; died; nth += 1 + KILL_STEP) {
    const someone = await admitted()
    const ids = await openedPages(someone, 3)
    const [first = '', second = '', third = ''] = ids
    for (const id of [first, second]) await bank.act(id, 'pay')
    for (const { id, instalment } of (await tours(someone)).filter(({ status }) => status === 'paid')) {
      const key = `${someone.application.id}/TOUR/${instalment}`
      await updateRow({ payload, collection: 'fee-dues', where: id, data: { key } })
    }
    const gateway = { ...aRefundingGateway().gateway, ask: paidReport }
    const check = () => checkPayment({ payload, transactionId: third, now: new Date(), gateway })
    ;({ died } = await killAtWrite(payload, nth, check))
    await check()
    await runRefunds({ payload, gateway, now: new Date(Date.now() + 5 * 60_000) })
    await expectLimit(someone, ids)
    expect(nth).toBeLessThan(40)
  }
})

const paidReport: Gateway['ask'] = async ({ transactionId }) => {
  const { amountPaise = 0 } = (await findPayment(portal.payload, transactionId)) ?? {}
  return { state: 'paid', transactionId, amountPaise, currency: 'INR', reference: `O-${transactionId}` }
}

itsRule('holds for a payment that staff have received, which they refund', async () => {
  const { payload } = portal
  const someone = await admitted()
  const ids = await openedPages(someone, 3)
  for (const id of ids.slice(0, TIMES)) await bank.act(id, 'pay')
  const due = (await tours(someone)).find(({ status }) => status === 'open')
  const now = new Date()
  const at = now.toISOString()
  const entry: OfflinePayment = {
    id: 'entry',
    status: 'confirmed',
    description: 'Tour fee',
    amountPaise: 103_00,
    channel: 'challan',
    reference: 'CH 4711',
    referenceKey: 'CH4711',
    receivedOn: '2026-01-15',
    purpose: 'fee',
    studentId: someone.student.id,
    subjectId: due?.id ?? '',
    transactionId: newTransactionId(now),
    proof: 'proof',
    enteredBy: 'Mina Das',
    enteredById: 'clerk',
    enteredAt: at,
    attempts: 0,
    updatedAt: at,
    createdAt: at,
  }
  await receivePayments({ payload, entry, now })
  expect(await findPayment(payload, entry.transactionId)).toMatchObject({
    status: 'paid',
    issueNote: 'You have paid the tour fee 2 times, which is the limit.',
    refundHeldPaise: 103_00,
  })
  expect((await tours(someone)).filter(({ status }) => status === 'paid')).toHaveLength(TIMES)
  expect((await tours(someone)).find(({ id }) => id === due?.id)).toMatchObject({ status: 'cancelled' })
})

itsRule('refuses to start another one, also of a fee that was started before', async () => {
  const someone = await admitted()
  const ids = await openedPages(someone, 3)
  for (const id of ids.slice(0, TIMES)) await bank.act(id, 'pay')
  const msg = 'You have paid the tour fee 2 times, so you do not need to pay it again.'
  const order = orderFor(someone, { action: 'TOUR', title: 'Tour', amountPaise: 0 })
  expect(await pay(someone.student, { ...order, feesamount: 103 })).toMatchObject({ status: 409, reply: { msg } })
  const [open] = (await tours(someone)).filter(({ status }) => status === 'open')
  const again = await post(
    '/api/paymentfees/completeFeesPayment',
    { feeid: open?.id, feesamount: 103 },
    someone.student,
  )
  expect(again).toMatchObject({ status: 409, reply: { msg } })
})
