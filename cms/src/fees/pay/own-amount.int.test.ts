/** @sqlite-only pay-fee.int.test.ts and fee-limit.int.test.ts create and pay dues on both */
import { expect, it } from 'vitest'
import { type Admitted, orderFor } from '../../../test/builders/fees.ts'
import { feePortal } from '../../../test/fee-portal.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { findDues } from '../dues/find-dues.ts'
import { feePayables } from './fee-payable.ts'

const portal = startTestPortal()
const { admitted, pay, bank, transactionIn } = feePortal(portal)

const ask = (someone: Admitted, rupees: number, action: 'TOUR' | 'LIBRARY' = 'TOUR') =>
  pay(someone.student, {
    ...orderFor(someone, { action, title: action === 'TOUR' ? 'Tour' : 'Library', amountPaise: 0 }),
    feesamount: rupees,
  })
const own = async (someone: Admitted) =>
  (await findDues(portal.payload, { applicationId: someone.application.id })).filter(({ action }) => action === 'TOUR')

it('creates a due of the amount that the student enters, and reuses it until it is paid', async () => {
  const someone = await admitted()
  const first = await ask(someone, 1500.5)
  expect(first.status).toBe(200)
  expect((await ask(someone, 1500.5)).status).toBe(200)
  expect(await own(someone)).toMatchObject([{ amountPaise: 150_050, status: 'open', instalment: 1, title: 'Tour' }])
  const payables = await feePayables({ payload: portal.payload, studentId: someone.student.id })
  expect(payables.filter(({ isVoluntary }) => isVoluntary)).toMatchObject([{ amountPaise: 150_050 }])
  await bank.act(await transactionIn(first.reply.url), 'pay')
  expect((await ask(someone, 1500.5)).status).toBe(200)
  expect(await own(someone)).toMatchObject([
    { instalment: 1, status: 'paid' },
    { instalment: 2, status: 'open' },
  ])
})

it.each([
  ['TOUR', 99.99],
  ['TOUR', 25_000.01],
  ['TOUR', 0],
  ['LIBRARY', 49],
  ['LIBRARY', 10_001],
] as const)('refuses %s for %d rupees, and names the bounds', async (action, rupees) => {
  const someone = await admitted()
  const { status, reply } = await ask(someone, rupees, action)
  const msg = action === 'TOUR' ? 'Enter an amount from ₹100 to ₹25,000.' : 'Enter an amount from ₹50 to ₹10,000.'
  expect([status, reply.msg, reply.errors]).toEqual([400, msg, [expect.objectContaining({ field: 'feesamount' })]])
})

it('refuses another choice', async () => {
  const someone = await admitted()
  const body = { ...orderFor(someone, { action: 'TOUR', title: 'Dress', amountPaise: 50_000 }) }
  expect((await pay(someone.student, body)).reply.errors).toMatchObject([{ field: 'feestype' }])
})

it('creates one due when two tabs pay the same amount at the same time', async () => {
  const someone = await admitted()
  const all = await Promise.all([ask(someone, 700), ask(someone, 700), ask(someone, 700)])
  expect(all.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await own(someone)).toHaveLength(1)
})

it('creates separate dues for different amounts at the same time', async () => {
  const someone = await admitted()
  await Promise.all([700, 800, 900].map((rupees) => ask(someone, rupees)))
  const dues = await own(someone)
  expect(dues.map(({ amountPaise }) => amountPaise).sort()).toEqual([70_000, 80_000, 90_000])
  expect(new Set(dues.map(({ instalment }) => instalment)).size).toBe(3)
})

it('follows the bounds and the number of payments that staff set', async () => {
  const { payload } = portal
  const someone = await admitted()
  const tour = { minPaise: 100_00, maxPaise: 200_00, times: 1 }
  await payload.updateGlobal({ slug: 'fee-settings', data: { tour } })
  expect((await ask(someone, 201)).reply.msg).toBe('Enter an amount from ₹100 to ₹200.')
  await bank.act(await transactionIn((await ask(someone, 200)).reply.url), 'pay')
  const { status, reply } = await ask(someone, 200)
  expect([status, reply.msg]).toEqual([409, 'You have paid the tour fee once, so you do not need to pay it again.'])
  await payload.updateGlobal({ slug: 'fee-settings', data: { tour: { ...tour, maxPaise: 25_000_00, times: 4 } } })
})

it('refuses to start payments of more and more amounts', async () => {
  const someone = await admitted()
  for (let rupees = 101; rupees <= 115; rupees++) expect((await ask(someone, rupees)).status).toBe(200)
  const { status, reply } = await ask(someone, 116)
  expect([status, reply.msg]).toEqual([409, expect.stringContaining('Complete one of them under My Payments.')])
  expect((await ask(someone, 101)).status).toBe(200)
})
