import path from 'node:path'
import { describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { testGoldenCalls } from '../../platform/fixtures/golden-calls.ts'
import { orderCalls } from './calls.ts'
import { orderContract } from './contract.ts'
import {
  addressChange,
  cancelRequest,
  orderPayment,
  orderRetry,
  placedOrder,
  quoteRequest,
  returnRequest,
  returnWithdrawal,
} from './payloads.ts'
import { addressTable, orderTable, quoteTable } from './wire.ts'

const golden = testGoldenCalls({
  folder: path.join(import.meta.dirname, 'fixtures'),
  calls: orderCalls,
  tables: { order: orderTable, quote: quoteTable, address: addressTable },
})
const bodyOf = (file: string) => {
  const request = golden.get(`${file}.json`)?.request as unknown as { body: Record<string, unknown> }
  return request.body
}

it.each([...golden])('%s matches the contract', (_, { call, reply }) => {
  const schema = orderContract[call]?.contract.reply as z.ZodMiniType
  expect(schema.safeParse(reply.body).error).toBeUndefined()
})

it.each([
  ['addFakeOrder', placedOrder],
  ['addPayment', orderPayment],
  ['completeOrderPayment', orderRetry],
  ['quote', quoteRequest],
  ['cancelOrder', cancelRequest],
  ['cancelOrder-part', cancelRequest],
  ['changeAddress', addressChange],
  ['requestReturn', returnRequest],
  ['withdrawReturn', returnWithdrawal],
] as const)('the body of %s is accepted', (file, schema) => {
  expect(schema.safeParse(bodyOf(file)).error).toBeUndefined()
})

describe('the pre-payment payload', () => {
  const body = bodyOf('addFakeOrder')

  it('is parsed to whole paise, also from text, and digits also from numbers', () => {
    const sent = { ...body, payment_with_shipping: '1281.00', billing_pincode: 741101, billing_phone: 9830012345 }
    expect(placedOrder.parse(sent)).toMatchObject({
      payment_with_shipping: 128_100,
      sub_total: 84_100,
      billing_pincode: '741101',
      billing_phone: '9830012345',
      order_items: [{ units: 2, selling_price: 64_100, single_price: 32_050 }, { units: 1 }],
    })
  })

  it('may leave out what the portal computes', () => {
    const { order_items, ...rest } = body
    const address = Object.fromEntries(Object.entries(rest).filter(([name]) => name.startsWith('billing_')))
    const { billing_district, billing_country, ...needed } = address
    expect(placedOrder.safeParse({ ...needed, order_items }).error).toBeUndefined()
  })

  it.each([
    ['billing_customer_name', ' '],
    ['billing_last_name', undefined],
    ['billing_address', { $ne: '' }],
    ['billing_address_2', ''],
    ['billing_city', 'x'.repeat(31)],
    ['billing_pincode', '7411'],
    ['billing_pincode', 'constructor'],
    ['billing_email', 'asha'],
    ['billing_phone', '1234567890'],
    ['billing_country', 'Nepal'],
    ['payment_with_shipping', -1],
    ['payment_with_shipping', { $gt: 0 }],
    ['order_items', []],
    ['order_items', 'one'],
    ['order_items', [{ sku: 'x', units: 0 }]],
    ['order_items', [{ sku: 'x', units: 4 }]],
    ['order_items', [{ sku: 'x', units: 1.5 }]],
    ['order_items', [{ sku: 'x', units: '2' }]],
    ['order_items', [{ sku: 'x', units: '02' }]],
    ['order_items', [{ sku: { $ne: '' }, units: 1 }]],
    ['order_items', Array.from({ length: 31 }, () => ({ sku: 'x', units: 1 }))],
    ['transactionId', { $ne: '' }],
  ])('is refused with %s %j', (field, value) => {
    expect(placedOrder.safeParse({ ...body, [field]: value }).success).toBe(false)
  })
})
