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
import { confirmOfflinePayment } from './decide-payment.ts'
import { enterOfflinePayment } from './enter-payment.ts'
import { offlineWork } from './offline-work.ts'

const portal = startTestPortal()
const { settled, later, read } = observedPayments(portal)
const { people, newSubject, fields, post, anEntry, entry } = offlineDesk(portal)

it('counts once when the process is killed at any write of the confirmation', async () => {
  const { payload } = portal
  let fatalWrite = 0
  for (let nth = 1; nth < 40; nth += KILL_STEP) {
    const subjectId = newSubject()
    const { id, transactionId } = await enterOfflinePayment({
      payload,
      staff: people.maker.user,
      entry: { ...fields(subjectId), purpose: 'application-fee', channel: 'cash' },
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
})
