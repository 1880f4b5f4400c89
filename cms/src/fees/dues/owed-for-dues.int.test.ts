/** @sqlite-only one reading of payments, which the plans of students make on both databases */
import { expect, it } from 'vitest'
import { dueOf, orderFor } from '../../../test/builders/fees.ts'
import { aStaffMember, signedIn } from '../../../test/builders/staff.ts'
import { countReads } from '../../../test/count-reads.ts'
import { feePortal } from '../../../test/fee-portal.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { insertRow } from '../../database/records/insert-row.ts'
import { updateRow } from '../../database/records/update-row.ts'
import { checkPayment } from '../../payments/index.ts'
import { feePlans } from '../plan/fee-plans.ts'
import { findDues } from './find-dues.ts'
import { listedDues } from './owed-for-dues.ts'

const portal = startTestPortal()
const { admitted, paid, started, bank, pay, transactionIn } = feePortal(portal)
const now = new Date()

/** A student with a paid, a failed and an undecided due. */
async function someone() {
  const { payload } = portal
  const one = await admitted()
  await paid(one, dueOf(one, 'TUITION'))
  const acts = [
    ['REGISTRATION', 'fail'],
    ['DRESS', 'wait'],
  ] as const
  for (const [action, act] of acts) {
    const transactionId = await started(one, dueOf(one, action))
    await bank.act(transactionId, act)
    await checkPayment({ payload, transactionId, now })
  }
  return one
}

it('tells how the payment of each due is going, as its student sees it', async () => {
  const { payload } = portal
  const one = await someone()
  const [plan] = await feePlans({ payload, studentId: one.student.id, now })
  const shown = plan?.dues.map(({ id, owed }) => [id, owed.state]) ?? []
  const found = await listedDues({ payload, ids: shown.map(([id = '']) => id), now })
  expect(shown.map(([id = '']) => [id, found.get(id)?.state])).toEqual(shown)
  expect(new Set(shown.map(([, state]) => state))).toEqual(new Set(['paid', 'failed', 'undecided', 'notStarted']))
})

it('knows that an amount of the student’s own was paid as often as needed', async () => {
  const { payload } = portal
  const one = await admitted()
  for (const rupees of [100, 200, 300, 400, 500]) {
    const body = { ...orderFor(one, { action: 'TOUR', title: 'Tour', amountPaise: 0 }), feesamount: rupees }
    const { reply } = await pay(one.student, body)
    if (rupees < 500) await bank.act(await transactionIn(reply.url), 'pay')
    else expect(reply.success, 'the fifth is refused').toBe(false)
  }
  const [first] = (await findDues(payload, { studentId: one.student.id })).filter(({ action }) => action === 'TOUR')
  if (!first) throw new Error('There is no due for the tour.')
  // A page that was opened before the others were paid leaves an open due.
  const { id: _, ...due } = first
  const data = { ...due, key: `${due.key}-open`, status: 'open' as const, paymentId: null }
  const { id } = await insertRow({ payload, collection: 'fee-dues', data })
  const stateOf = async () => (await listedDues({ payload, ids: [id], now })).get(id)?.state
  expect(await stateOf()).toBe('notOwed')
  await updateRow({
    payload,
    collection: 'fee-dues',
    where: { id: { equals: first.id } },
    data: { status: 'cancelled' },
  })
  expect(await stateOf()).toBe('notStarted')
})

it('makes as many queries for many dues as for one', async () => {
  const { payload } = portal
  const ids = (await someone()).dues.map(({ id }) => id)
  const one = await countReads(payload, () => listedDues({ payload, ids: ids.slice(0, 1), now }))
  const many = await countReads(payload, () => listedDues({ payload, ids, now }))
  expect([ids.length > 5, many]).toEqual([true, one])
})

it('is a column of the export', async () => {
  const one = await someone()
  const as = await signedIn(portal, await aStaffMember(portal.payload, { role: 'accounts' }))
  const where = encodeURIComponent(JSON.stringify({ id: { equals: dueOf(one, 'DRESS').id } }))
  const { text } = await portal.call('GET', `/api/exports/student-fees?header=names&where=${where}`, undefined, as)
  const [header = '', row = ''] = text
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','))
  expect(row[header.indexOf('payment')]).toBe('Waiting for the bank')
})
