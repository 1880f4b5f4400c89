/** @sqlite-only what receipts print; receipts.int.test.ts writes them on both databases */
import { DEFAULT_FEE_TAXES } from '@pravesh/shared/fees/dues/taxes'
import { expect, it } from 'vitest'
import { dueOf } from '../../../test/builders/fees.ts'
import { feePortal } from '../../../test/fee-portal.ts'
import { aStaffSession } from '../../../test/staff-session.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { applicationFeeTax, feeTax, feeTaxes } from './fee-taxes.ts'

const portal = startTestPortal()
const { admitted, paid } = feePortal(portal)

async function setTaxes(taxes: object) {
  const { headers } = await aStaffSession(portal, ['accounts'])
  return portal.call('POST', '/api/globals/fee-settings', { taxes }, headers)
}

async function receiptOf(transactionId: string) {
  const where = { transactionId: { equals: transactionId } }
  const { docs } = await portal.payload.find({ collection: 'receipts', where })
  return docs[0]
}

it('prints what accounts set for the fee, and keeps it', async () => {
  expect(await feeTaxes(portal.payload)).toEqual(DEFAULT_FEE_TAXES)
  const someone = await admitted()
  const tuition = await paid(someone, dueOf(someone, 'TUITION'))
  expect(await receiptOf(tuition)).toMatchObject({ taxLabel: 'Exempt from GST' })
  const undecided = await paid(someone, dueOf(someone, 'DRESS'))
  expect(await receiptOf(undecided)).toMatchObject({ taxNote: 'Tax treatment as decided by the institution.' })

  expect((await setTaxes({ dress: { rule: 'taxable', percent: 5, code: '6211' } })).status).toBe(200)
  const other = await admitted()
  const taxed = await paid(other, dueOf(other, 'DRESS'))
  expect(await receiptOf(taxed)).toMatchObject({
    taxLabel: '5% GST included',
    taxNote: 'The amount includes ₹166.67 GST at 5% on ₹3,333.33. HSN/SAC 6211.',
  })
  expect(await receiptOf(undecided)).toMatchObject({ taxLabel: 'As decided by the institution' })
  expect(await applicationFeeTax({ payload: portal.payload, subjectId: 'any' })).toEqual(DEFAULT_FEE_TAXES.application)
})

it('states nothing about a due that does not exist', async () => {
  expect(await feeTax({ payload: portal.payload, subjectId: 'unknown' })).toBeNull()
})

it.each([
  [{ rule: 'taxable', percent: null, code: '6211' }, 'in percent'],
  [{ rule: 'taxable', percent: -5, code: '6211' }, 'in percent'],
  [{ rule: 'taxable', percent: 5, code: '62' }, '4 to 8 digits'],
  [{ rule: 'free' }, ''],
])('cannot be %j', async (tour, reason) => {
  const { status, text } = await setTaxes({ tour })
  expect(status).toBe(400)
  expect(text).toContain(reason)
})
