import { describe, expect, it } from 'vitest'
import { aGateway } from '../../../test/builders/payments.ts'
import { aRequestedRefund, processRefund, rereadPayment } from '../../../test/builders/refunds.ts'
import { KILL_STEP, killAtWrite } from '../../../test/kill-at-write.ts'
import { observedPayments } from '../../../test/observed-payments.ts'
import { offlineDesk } from '../../../test/offline-desk.ts'
import { messagesTo } from '../../../test/outbox.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { runDue } from '../../database/work/run-due.ts'
import { paymentEffects } from '../check/payment-effects.ts'
import { refundsOf } from '../refunds/refund-totals.ts'
import { refundWork } from '../refunds/refund-work.ts'
import { bounceCheque, clearCheque } from './clear-cheque.ts'
import { confirmOfflinePayment } from './decide-payment.ts'
import { enterOfflinePayment } from './enter-payment.ts'
import { offlineWork } from './offline-work.ts'

const portal = startTestPortal()
const { settled, later, read } = observedPayments(portal)
const { people, newSubject, entryOf, post, anEntry, entry } = offlineDesk(portal)

it('counts once when the process is killed at any write of the confirmation', async () => {
  const { payload } = portal
  let fatalWrite = 0
  for (let nth = 1; nth < 40; nth += KILL_STEP) {
    const subjectId = newSubject()
    const { id, transactionId } = await enterOfflinePayment({
      payload,
      staff: people.maker.user,
      entry: entryOf(subjectId, { channel: 'cash' }),
      proof: { name: 'challan.png', bytes: people.picture },
      now: new Date(),
    })
    const confirm = () => confirmOfflinePayment({ payload, id, staff: people.checker.user, now: new Date() })
    const { died } = await killAtWrite(payload, nth, confirm)
    await confirm().catch(() => null)
    for (const minutes of [10, 20]) {
      const now = () => later(minutes)
      await runDue({ payload, work: offlineWork, now })
      await runDue({ payload, work: paymentEffects, now })
    }
    expect(await entry(id)).toMatchObject({ status: 'confirmed', settledAt: expect.any(String) })
    const payment = await read(transactionId)
    expect(payment).toMatchObject({ status: 'paid', settledAt: expect.any(String) })
    expect(payment.issue ?? null).toBeNull()
    expect(new Set(settled.filter((each) => each === transactionId)).size).toBe(1)
    if (!died) break
    fatalWrite = nth
  }
  expect(fatalWrite).toBeGreaterThan(2)
})

describe('the refund of an offline payment', () => {
  async function aConfirmedPayment() {
    const id = await anEntry(newSubject(), { channel: 'bank-transfer', reference: 'UTR 4712' })
    await post(`/${id}/confirm`, {}, people.checker)
    return read((await entry(id)).transactionId)
  }

  it('waits until staff have paid it out', async () => {
    const { payload } = portal
    const payment = await aConfirmedPayment()
    const refund = await aRequestedRefund(payload, { paymentId: payment.id })
    const refuse = async () => Promise.reject(new Error('No provider must be asked.'))
    const gateway = aGateway({ refund: refuse, askRefund: refuse })
    expect(await processRefund({ payload, gateway, refund, now: later(60) })).toMatchObject({ status: 'pending' })
    const payOut = (body: object) =>
      portal.call('POST', `/api/payment/staff/refund/${refund.id}/paid-out`, body, people.checker.headers)
    expect(await payOut({ reference: '' })).toMatchObject({ status: 400 })
    const all = await Promise.all([payOut({ reference: 'UTR77' }), payOut({ reference: 'UTR77' })])
    expect(all.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await refundsOf(payload, payment.id)).toMatchObject([
      { status: 'done', providerReference: 'UTR77', note: 'Paid out by Ravi Sen.', settledAt: expect.any(String) },
    ])
    expect(await rereadPayment(payload, payment)).toMatchObject({ refundedPaise: 10_000, status: 'paid' })
    const mails = await messagesTo(payload, people.student.email ?? '', 'refund-news')
    expect(mails[0]?.subject).toBe('We have refunded ₹100.00')
  })

  it('ends when the cheque that it stands on bounces, whatever dies meanwhile', async () => {
    const { payload } = portal
    const staff = people.checker.user
    const now = new Date()
    let deaths = 0
    for (let nth = 1, died = true; died; nth += KILL_STEP) {
      const subjectId = newSubject()
      const cheque = { channel: 'cheque', bank: 'State Bank', instrumentOn: '2026-01-14' }
      const ids: string[] = []
      for (const which of ['1', '2']) {
        ids.push(await anEntry(subjectId, { ...cheque, reference: `00${nth}${which}` }))
      }
      for (const id of ids) await confirmOfflinePayment({ payload, id, staff, now })
      for (const id of ids) await clearCheque({ payload, id, staff, clearedOn: '2026-01-16', now })
      const [, second = ''] = ids
      const { transactionId } = await entry(second)
      const payment = await read(transactionId)
      expect(await refundsOf(payload, payment.id)).toMatchObject([{ kind: 'duplicate', status: 'pending' }])
      const bounced = { bouncedOn: '2026-01-17', reason: 'Funds.' }
      const bounce = () => bounceCheque({ payload, id: second, staff, ...bounced, now })
      ;({ died } = await killAtWrite(payload, nth, bounce))
      if (died) deaths += 1
      if ((await entry(second)).status !== 'bounced') await bounce()
      for (const minutes of [10, 20]) {
        await runDue({ payload, work: offlineWork, now: () => later(minutes) })
        await runDue({ payload, work: refundWork(), now: () => later(minutes) })
      }
      expect(await refundsOf(payload, payment.id)).toMatchObject([
        { kind: 'duplicate', status: 'failed', note: expect.stringContaining('bounced'), needsAttention: false },
        { kind: 'bounce', status: 'done' },
      ])
      expect(await read(transactionId)).toMatchObject({ status: 'refunded', refundedPaise: 50_000 })
    }
    expect(deaths).toBeGreaterThan(2)
  })
})
