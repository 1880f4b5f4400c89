import path from 'node:path'
import { describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { testGoldenCalls } from '../../platform/fixtures/golden-calls.ts'
import { feePaymentCalls } from './calls.ts'
import { feePaymentContract } from './contract.ts'
import { feeOrder, feeRetry } from './payloads.ts'
import { feeOrderTable, feePaymentTable } from './wire.ts'

const golden = testGoldenCalls({
  folder: path.join(import.meta.dirname, 'fixtures'),
  calls: feePaymentCalls,
  tables: { feePayment: feePaymentTable },
})
const bodyOf = (file: string) => {
  const request = golden.get(file)?.request as unknown as { body: Record<string, unknown> }
  return request.body
}

it.each([...golden])('%s matches the contract', (_, { call, reply }) => {
  const schema = feePaymentContract[call]?.contract.reply as z.ZodMiniType
  expect(schema.safeParse(reply.body).error).toBeUndefined()
})

describe('the body of a payment', () => {
  const body = bodyOf('addPaymentFees.json')

  it('is what the page writes', () => {
    const order = {
      applicationId: '7d6a1c2b-2f4e-4a11-9a3c-5f0c9a523e4f',
      courseId: '1c7e0b7e-7a0d-4a53-8a52-3f6d2e1a9b8c',
      collegeId: '2e1a9b8c-7a0d-4a53-8a52-1c7e0b7e3f6d',
      action: 'TUITION' as const,
      description: 'Tuition fee',
      title: '1st Semester',
      amountPaise: 2_000_050,
      merchantId: 'MUID1795236400000',
      transactionId: 'T1795236400000',
    }
    expect(feeOrderTable.toWire(order)).toEqual(body)
    expect(feeOrder.parse(body)).toMatchObject({ pay_type: 'TUITION', feesamount: 2_000_050 })
  })

  it('may leave out what the portal ignores', () => {
    const { pay_type_desc, MUID, transactionId, ...needed } = body
    expect(feeOrder.safeParse(needed).success).toBe(true)
  })

  it.each([
    ['pay_type', 'Admission'],
    ['pay_type', 'constructor'],
    ['feesamount', -1],
    ['feesamount', 'free'],
    ['feesamount', '1e9'],
    ['feesamount', Number.NaN],
    ['feesamount', { $gt: 0 }],
    ['feestype', ['1st Semester']],
    ['applicationID', { $ne: '' }],
    ['MUID', { $ne: '' }],
    ['courseID', 'x'.repeat(501)],
  ])('is refused with %s %j', (field, value) => {
    expect(feeOrder.safeParse({ ...body, [field]: value }).success).toBe(false)
  })
})

describe('the body of a retry', () => {
  const body = bodyOf('completeFeesPayment.json')

  it('has the amount as number or text, or none', () => {
    expect(feeRetry.parse(body)).toMatchObject({ feesamount: 120_000 })
    expect(feeRetry.parse({ ...body, feesamount: '1200.00' })).toMatchObject({ feesamount: 120_000 })
    const { feesamount, ...without } = body
    expect(feeRetry.safeParse(without).success).toBe(true)
  })

  it.each([null, 7, { $ne: '' }, undefined])('is refused with feeid %j', (feeid) => {
    expect(feeRetry.safeParse({ ...body, feeid }).success).toBe(false)
  })
})
