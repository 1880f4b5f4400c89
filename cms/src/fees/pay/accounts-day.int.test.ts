import { expect, it } from 'vitest'
import { accountsOffice } from '../../../test/accounts-office.ts'
import { dueOf } from '../../../test/builders/fees.ts'
import { feePortal } from '../../../test/fee-portal.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { findPayment } from '../../payments/find-payment.ts'
import { reportMoney } from '../../payments/index.ts'

const portal = startTestPortal()
const { admitted, readDue, paid } = feePortal(portal)
const { people, call, offline, send, entered, received, approve } = accountsOffice(portal)
const DAY = '2026-01-15'
const CHEQUE = { channel: 'cheque', bank: 'State Bank of India', instrumentOn: '2026-01-14' }

/** A statement of 200 lines, of which the named ones are students'. */
function statement(own: readonly (readonly [narration: string, rupees: string])[]): FormData {
  const others = Array.from({ length: 200 - own.length }, (_, index) => [
    `"=HYPERLINK(""x"") ${index}"`,
    `${index + 1}.00`,
  ])
  const lines = [...own, ...others].map(([narration, rupees]) => `16/01/2026,${narration},,${rupees}`)
  const form = new FormData()
  const text = ['My Bank,,,', 'Date,Narration,Debit,Credit', ...lines].join('\r\n')
  form.set('statement', new File([text], 'january.csv', { type: 'text/csv' }))
  return form
}

it('closes an accounts day to the paisa', async () => {
  const { payload } = portal
  const someone = await admitted()
  const [dress, exam, registration] = [dueOf(someone, 'DRESS'), dueOf(someone, 'EXAM'), dueOf(someone, 'REGISTRATION')]

  // A part payment in cash, and a cheque over two fees that bounces.
  await received([[dress, 100_050]])
  const cheque = await received(
    [
      [dress, 249_950],
      [exam, 10_000],
    ],
    { ...CHEQUE, reference: '000777' },
  )
  const bounce = { bouncedOn: '2026-01-16', reason: 'Insufficient funds.' }
  expect(await offline(`/${cheque.id}/bounce`, bounce)).toMatchObject({ status: 200 })
  expect(await readDue(dress.id)).toMatchObject({ status: 'open', paidPaise: 100_050, heldPaise: 0 })

  // A concession, which needs a second person, and which two of them approve at once.
  const asked = { kind: 'scholarship', percent: 25, reason: 'State scholarship.' }
  const concession = (body: object) => call(`/paymentfees/staff/${exam.id}/concession`, body)
  expect(await concession({ ...asked, percent: 101 })).toMatchObject({ status: 400 })
  expect(await concession(asked)).toMatchObject({ status: 200 })
  expect(await concession(asked)).toMatchObject({ status: 409 })
  expect(await readDue(exam.id)).toMatchObject({ concessionPaise: 0 })
  expect(await approve(exam.id, people.maker)).toMatchObject({ status: 403 })
  const approvals = await Promise.all([approve(exam.id), approve(exam.id)])
  expect(approvals.map(({ status }) => status).sort()).toEqual([200, 409])
  const lessPaise = exam.amountPaise / 4
  expect(await readDue(exam.id)).toMatchObject({ concessionPaise: lessPaise, status: 'open' })

  // A refund above the limit, of two persons.
  await payload.updateGlobal({ slug: 'fee-settings', data: { refundLimitPaise: 1000 } })
  const transactionId = await paid(someone, registration)
  const payment = await findPayment(payload, transactionId)
  const refund = { amountPaise: 2000, reason: 'Goodwill.', noticeDay: DAY, revision: 0, key: 'accounts-day' }
  expect((await call(`/payment/staff/${payment?.id}/refund`, refund)).reply.msg).toMatch(/another member of staff/i)
  expect(
    await readRows({ payload, collection: 'refunds', where: { transactionId: { equals: transactionId } } }),
  ).toEqual([])
  expect(await approve(payment?.id ?? '')).toMatchObject({ status: 200 })
  expect(await findPayment(payload, transactionId)).toMatchObject({ refundHeldPaise: 2000 })

  // A bank statement of 200 lines, imported twice: it confirms a transfer and clears a cheque.
  const restPaise = exam.amountPaise - lessPaise
  const utr = { channel: 'bank-transfer', reference: 'SBIN226015123456' }
  const transfer = await entered([[exam, restPaise]], utr)
  const second = await received([[dress, 200_000]], { ...CHEQUE, reference: '000778' })
  const sheet = () =>
    statement([
      ['NEFT SBIN226015123456 ASHA', (restPaise / 100).toFixed(2)],
      ['CLG 000778', '2000.00'],
    ])
  const imported = await call('/payment/staff/statement', sheet())
  expect(imported.reply.result).toMatchObject({ added: 200, proposed: 2, known: 0, skipped: [] })
  const again = await call('/payment/staff/statement', sheet(), people.checker)
  expect(again.reply.result).toMatchObject({ added: 0, known: 200 })
  const proposed = await readRows({
    payload,
    collection: 'bank-lines',
    where: { status: { equals: 'proposed' } },
    limit: 300,
  })
  const ids = proposed.map(({ id }) => id)
  const confirm = (session = people.checker) => call('/payment/staff/statement/confirm', { ids }, session)
  expect((await confirm(people.maker)).reply.result.results[0].msg).toContain('You imported this statement')
  await Promise.all([confirm(), confirm()])
  expect(
    await readRows({ payload, collection: 'bank-lines', where: { status: { equals: 'matched' } }, limit: 300 }),
  ).toHaveLength(2)
  for (const id of [transfer, second.id]) {
    expect(await payload.findByID({ collection: 'offline-payments', id })).toMatchObject({ status: 'confirmed' })
  }
  expect(await readDue(exam.id)).toMatchObject({ status: 'paid', paidPaise: restPaise })
  expect(await readDue(dress.id)).toMatchObject({ status: 'open', paidPaise: 300_050 })

  // The day is counted, signed by two, and takes no more entries.
  const view = await call(`/payment/staff/closing`, { day: DAY, countedPaise: 100_000 })
  expect(view).toMatchObject({ status: 400, reply: { errors: [{ field: 'reason' }] } })
  const sign = () => call('/payment/staff/closing', { day: DAY, countedPaise: 100_000, reason: 'No change.' })
  expect((await Promise.all([sign(), sign()])).map(({ status }) => status).sort()).toEqual([200, 409])
  const [closing] = await readRows({ payload, collection: 'day-closings', where: { day: { equals: DAY } }, limit: 300 })
  expect(closing).toMatchObject({ expectedPaise: 100_050, differencePaise: -50, counter: 'Mina Das' })
  const close = (session = people.checker) => call(`/payment/staff/closing/${closing?.id}/close`, {}, session)
  expect(await close(people.maker)).toMatchObject({ status: 403 })
  expect(await close()).toMatchObject({ status: 200 })
  expect(await call(`/payment/staff/closing/${closing?.id}/reopen`, { reason: 'Late.' })).toMatchObject({ status: 403 })
  const late = await received([[dress, 49_950]])
  expect(late).toMatchObject({ receivedOn: DAY, bookedOn: '2026-01-16' })
  expect(await readDue(dress.id)).toMatchObject({ status: 'paid', paidPaise: 350_000 })
  expect(await send([[dress, 100]])).toMatchObject({ status: 409 })

  // Every rupee of the day: received, less the counter-entry of nothing, less the refund that is under way.
  const payments = await readRows({
    payload,
    collection: 'payments',
    where: { studentId: { equals: someone.student.id } },
  })
  const feePaise = payments
    .filter(({ purpose, status }) => purpose === 'fee' && status === 'paid')
    .reduce((sum, { amountPaise }) => sum + amountPaise, 0)
  expect(feePaise).toBe(350_000 + restPaise + registration.amountPaise)
  const results = await reportMoney({ payload, now: () => new Date(Date.now() + 20 * 60 * 60_000) })
  expect(results.filter(({ found }) => found > 0)).toEqual([])
  await payload.updateGlobal({ slug: 'fee-settings', data: { refundLimitPaise: 1_000_000 } })
})
