/** @sqlite-only accounts-day.int.test.ts takes parts and cheques on both databases */
import { beforeAll, describe, expect, it } from 'vitest'
import { accountsOffice } from '../../../test/accounts-office.ts'
import { type Admitted, dueOf, orderFor } from '../../../test/builders/fees.ts'
import { feePortal } from '../../../test/fee-portal.ts'
import { messagesTo } from '../../../test/outbox.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { updateRow } from '../../database/records/update-row.ts'
import { findPayment } from '../../payments/find-payment.ts'
import { reportMoney } from '../../payments/index.ts'
import { feePlans } from '../plan/fee-plans.ts'

const portal = startTestPortal()
const { admitted, pay, started, bank, readDue, transactionIn } = feePortal(portal)
const { people, offline, send, entered, received, approve, call } = accountsOffice(portal)
const inHours = (hours: number) => new Date(Date.now() + hours * 60 * 60_000)
let someone: Admitted
beforeAll(async () => {
  someone = await admitted()
})
const faults = async () => {
  const results = await reportMoney({ payload: portal.payload, now: () => inHours(20) })
  return results.filter(({ found }) => found > 0).map(({ invariant, found }) => [invariant, found])
}
const viewOf = async (studentId: string, id: string) => {
  const plans = await feePlans({ payload: portal.payload, studentId, now: new Date() })
  return plans.flatMap(({ dues }) => dues).find((due) => due.id === id)
}

describe('a part payment', () => {
  it('leaves the rest, which is all that the student is asked for', async () => {
    const due = dueOf(someone, 'DRESS')
    await received([[due, 100_050]])
    expect(await viewOf(someone.student.id, due.id)).toMatchObject({
      money: { paidPaise: 100_050, leftPaise: 249_950 },
      owed: { state: 'notStarted', action: 'pay' },
      hasReceipt: true,
    })
    expect(await pay(someone.student, orderFor(someone, due))).toMatchObject({ status: 400 })
    const order = orderFor(someone, { ...due, amountPaise: 249_950 })
    const { reply } = await pay(someone.student, order)
    const transactionId = await transactionIn(reply.url)
    await bank.act(transactionId, 'pay')
    expect(await readDue(due.id)).toMatchObject({ status: 'paid', paymentId: transactionId, paidPaise: 350_000 })
    const receipts = await readRows({
      payload: portal.payload,
      collection: 'receipts',
      where: { subjectId: { equals: due.id } },
    })
    expect(receipts.map(({ amountPaise }) => amountPaise).sort()).toEqual([100_050, 249_950])
    // The day on which the cash was received is that of its receipt.
    expect(receipts.find(({ amountPaise }) => amountPaise === 100_050)).toMatchObject({
      issuedAt: '2026-01-15T06:30:00.000Z',
      book: expect.stringContaining('2025-26'),
    })
    expect(await faults()).toEqual([])
  })

  it('refunds an online payment of the whole that was started before it', async () => {
    const due = dueOf(someone, 'EXAM', 1)
    const transactionId = await started(someone, due)
    await received([[due, 10_000]])
    await bank.act(transactionId, 'pay')
    expect(await findPayment(portal.payload, transactionId)).toMatchObject({ refundHeldPaise: due.amountPaise })
    expect(await readDue(due.id)).toMatchObject({ status: 'open', paidPaise: 10_000 })
  })

  it('counts once with a payment online at the same moment', async () => {
    const due = dueOf(someone, 'EXAM', 2)
    const transactionId = await started(someone, due)
    const id = await entered([[due, due.amountPaise]])
    await Promise.all([bank.act(transactionId, 'pay'), offline(`/${id}/confirm`, {}, people.checker)])
    expect(await readDue(due.id)).toMatchObject({ status: 'paid', paidPaise: due.amountPaise, heldPaise: 0 })
  })

  it('of more than is left, or with a rest below a rupee, is refused', async () => {
    const due = dueOf(someone, 'EXAM', 3)
    for (const amount of [due.amountPaise + 1, due.amountPaise - 50])
      expect(await send([[due, amount]])).toMatchObject({ status: 409 })
    expect(await send([[due, 1000]], { amountPaise: '1001' })).toMatchObject({ status: 400 })
    const other = dueOf(await admitted(), 'DRESS')
    expect(
      await send([
        [due, 1000],
        [other, 1000],
      ]),
    ).toMatchObject({ status: 409 })
  })

  it('that leaves the late fee alone is all of the fee once the late fee is waived', async () => {
    const { payload } = portal
    const lateFees = [
      { course: 'BED' as const, kind: 'flat' as const, amountPaise: 100_000, capPaise: 0, graceDays: 1 },
    ]
    await payload.updateGlobal({ slug: 'fee-settings', data: { lateFees, concessionDocuments: [] } })
    const due = dueOf(await admitted(), 'DRESS')
    const dueOn = '2026-01-01T12:00:00.000Z'
    await updateRow({ payload, collection: 'fee-dues', where: due.id, data: { dueOn } })
    await received([[due, due.amountPaise]])
    expect(await readDue(due.id)).toMatchObject({ status: 'open', lateFeePaise: 100_000 })
    const waive = (amountPaise: number) =>
      call(`/paymentfees/staff/${due.id}/concession`, { kind: 'waiver', amountPaise, reason: 'Illness.' })
    expect((await waive(100_001)).reply.msg).toBe('Only ₹1,000.00 of this fee is left.')
    expect(await waive(100_000)).toMatchObject({ status: 200 })
    expect(await approve(due.id)).toMatchObject({ status: 200 })
    expect(await readDue(due.id)).toMatchObject({ status: 'paid', concessionPaise: 100_000 })
    expect(await faults()).toEqual([])
    await payload.updateGlobal({ slug: 'fee-settings', data: { lateFees: [] } })
  })

  it('that is refunded in full is owed again', async () => {
    const due = dueOf(someone, 'EXAM', 4)
    const { transactionId } = await received([[due, 10_000]])
    const payment = await findPayment(portal.payload, transactionId)
    const body = {
      amountPaise: 10_000,
      reason: 'Asked back.',
      noticeDay: '2026-01-20',
      revision: 0,
      key: 'part-refund',
    }
    const asked = await call(`/payment/staff/${payment?.id}/refund`, body)
    expect(asked).toMatchObject({ status: 200 })
    if (/second person|must approve/.test(asked.reply.msg))
      expect(await approve(payment?.id ?? '')).toMatchObject({ status: 200 })
    const [refund] = await readRows({
      payload: portal.payload,
      collection: 'refunds',
      where: { transactionId: { equals: transactionId } },
    })
    expect(await call(`/payment/staff/refund/${refund?.id}/paid-out`, { reference: 'UTR9' })).toMatchObject({
      status: 200,
    })
    expect(await readDue(due.id)).toMatchObject({ status: 'open', paidPaise: 0, refundedPaise: 0 })
    expect(await viewOf(someone.student.id, due.id)).toMatchObject({ money: { leftPaise: due.amountPaise } })
  })
})

describe('a cheque', () => {
  const cheque = { channel: 'cheque', bank: 'State Bank of India', instrumentOn: '2026-01-14' }

  it('needs its bank and date, and counts for several fees when the bank has paid it', async () => {
    const [dress, exam] = [dueOf(someone, 'TUITION', 1), dueOf(someone, 'TUITION', 2)]
    const all = [
      [dress, dress.amountPaise],
      [exam, 50_000],
    ] as const
    expect(await send(all, { ...cheque, bank: '' })).toMatchObject({ status: 400 })
    const id = await entered(all, { ...cheque, reference: '000123' })
    expect(await send([[exam, 1000]], { ...cheque, reference: '000123' })).toMatchObject({ status: 409 })
    expect(await offline(`/${id}/confirm`, {}, people.checker)).toMatchObject({ status: 200 })
    expect(await viewOf(someone.student.id, dress.id)).toMatchObject({ owed: { state: 'clearing', action: null } })
    expect(await pay(someone.student, orderFor(someone, dress))).toMatchObject({ status: 409 })
    const clear = (session = people.checker) => offline(`/${id}/clear`, { clearedOn: '2026-01-20' }, session)
    expect(await clear(people.maker)).toMatchObject({ status: 403 })
    expect((await Promise.all([clear(), clear()])).map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await readDue(dress.id)).toMatchObject({ status: 'paid', paidAt: '2026-01-15T06:30:00.000Z' })
    expect(await readDue(exam.id)).toMatchObject({ status: 'open', paidPaise: 50_000, heldPaise: 0 })
    expect(await faults()).toEqual([])
  })

  it.each([
    ['before', 3],
    ['after', 4],
  ])('that bounces %s it was cleared is owed again, with the charge once', async (when, instalment) => {
    const { payload } = portal
    await payload.updateGlobal({ slug: 'fee-settings', data: { bounceChargePaise: 25_000 } })
    const [dress, exam] = [dueOf(someone, 'TUITION', instalment), dueOf(someone, 'TUITION', 2)]
    const all = [
      [dress, dress.amountPaise],
      [exam, 50_000],
    ] as const
    const refundNews = (await messagesTo(payload, someone.student.email ?? '', 'refund-news')).length
    const { id } = await received(all, { ...cheque, reference: `0002 ${when}` })
    if (when === 'after') await offline(`/${id}/clear`, { clearedOn: '2026-01-20' }, people.checker)
    const bounce = (body: object) => offline(`/${id}/bounce`, body)
    expect(await bounce({ bouncedOn: '2026-01-01', reason: 'No funds.' })).toMatchObject({ status: 400 })
    const bounced = { bouncedOn: '2026-01-21', reason: 'Insufficient funds.' }
    expect(await bounce(bounced)).toMatchObject({ status: 200 })
    expect(await bounce(bounced)).toMatchObject({ status: 409 })
    expect(await readDue(dress.id)).toMatchObject({ status: 'open', paidPaise: 0, heldPaise: 0, chargePaise: 25_000 })
    expect(await readDue(exam.id)).toMatchObject({ status: 'open', paidPaise: 50_000, chargePaise: 0 })
    expect(await viewOf(someone.student.id, dress.id)).toMatchObject({
      money: { netPaise: dress.amountPaise + 25_000, leftPaise: dress.amountPaise + 25_000 },
      owed: { state: 'notStarted', action: 'pay' },
      duplicates: [],
    })
    const mails = await messagesTo(payload, someone.student.email ?? '', 'cheque-bounced')
    expect(mails.at(-1)?.text).toContain('Insufficient funds.')
    expect((await messagesTo(payload, someone.student.email ?? '', 'refund-news')).length).toBe(refundNews)
    const { reply } = await pay(
      someone.student,
      orderFor(someone, { ...dress, amountPaise: dress.amountPaise + 25_000 }),
    )
    await bank.act(await transactionIn(reply.url), 'pay')
    expect(await readDue(dress.id)).toMatchObject({ status: 'paid', paidPaise: dress.amountPaise + 25_000 })
    expect(await faults()).toEqual([])
    await payload.updateGlobal({ slug: 'fee-settings', data: { bounceChargePaise: 0 } })
  })
})
