import type { FieldError } from '@pravesh/shared/platform/field-error'
import { addressNames } from '@pravesh/shared/shop/orders/wire'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { addressErrors } from '../address/typed-address.ts'
import type { Quoted } from './fetch-quote.ts'
import { payOrder, placeOrder } from './send-order.ts'

const sent = vi.fn<(path: string, init: RequestInit) => Promise<Response>>()
const body = () => JSON.parse(String(sent.mock.calls[0]?.[1].body))

beforeEach(() => {
  sent.mockReset().mockImplementation(async () => Response.json({ success: true, msg: '' }))
  vi.stubGlobal('fetch', sent)
  vi.stubGlobal('document', { documentElement: { lang: 'en-IN' } })
})
afterEach(() => vi.unstubAllGlobals())

const address = {
  name: 'Asha',
  surname: 'Mondal',
  line1: '12 Lake Road',
  line2: '',
  city: 'Gaya',
  district: 'Gaya',
  state: 'BIHAR',
  pin: '823001',
  country: 'India',
  email: 'asha@example.in',
  phone: '9830012345',
}
const quote = {
  lines: [{ bookId: 'b1', name: 'Childhood', units: 2, pricePaise: 24_500, linePaise: 49_000 }],
  booksPaise: 49_000,
  deliveryPaise: 6_050,
  totalPaise: 55_050,
} as Quoted

it('places an order with its address, books and amounts in rupees', async () => {
  await placeOrder({ address, quote, continues: undefined })
  expect(sent.mock.calls[0]?.[0]).toBe('/api/fakeorder/addFakeOrder')
  expect(body()).toEqual({
    ...Object.fromEntries(Object.entries(addressNames).map(([field, name]) => [name, Reflect.get(address, field)])),
    order_items: [{ name: 'Childhood', sku: 'b1', units: 2, single_price: 245, selling_price: 490 }],
    sub_total: 490,
    delivery_price: 60.5,
    payment_with_shipping: 550.5,
    shipping_is_billing: true,
  })
})

it('names the order that it continues', async () => {
  await placeOrder({ address, quote, continues: 'o1' })
  expect(body()).toMatchObject({ oid: 'o1' })
})

it('starts the payment of an order', async () => {
  await payOrder({ orderId: 'o1', totalPaise: 55_050 })
  expect(sent.mock.calls[0]?.[0]).toBe('/api/payment/addPayment')
  expect(body()).toEqual({ paidfor: 'o1', payment_with_shipping: 550.5 })
})

it('finds the field of the form for each error of the server, and leaves out those of other fields', () => {
  const errors: FieldError[] = [
    { field: 'billing_pincode', code: 'format', message: 'Enter a PIN code of 6 digits, such as 741101' },
    { field: 'order_items.0.units', code: 'range', message: 'Choose 1 to 3 copies' },
    { field: 'billing_address', code: 'required', message: 'Enter your house number and street' },
    { field: 'billing', code: 'required', message: 'No such field' },
  ]
  expect(addressErrors({ errors })).toEqual([
    { field: 'pin', message: 'Enter a PIN code of 6 digits, such as 741101' },
    { field: 'line1', message: 'Enter your house number and street' },
  ])
  expect(addressErrors({ errors: [] })).toEqual([])
})
