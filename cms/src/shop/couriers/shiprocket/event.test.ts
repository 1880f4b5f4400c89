import { describe, expect, it } from 'vitest'
import { readEvent } from './event.ts'

const token = 'a webhook token of the store'
const read = (body: string, key: string | null = token) =>
  readEvent({ headers: new Headers(key === null ? {} : { 'x-api-key': key }), body }, token)
const nothing = { awb: null, courierOrderId: null, orderNumber: null }

describe('an event of Shiprocket', () => {
  it('names its parcel by text or number', () => {
    const body = JSON.stringify({ awb: 19041424751540, sr_order_id: 1001, order_id: ' ORD1 ', current_status: 'X' })
    expect(read(body)).toEqual({ awb: '19041424751540', courierOrderId: '1001', orderNumber: 'ORD1' })
  })

  it.each(['', 'x', 'null', '[]', '5', '{"awb":{},"order_id":[],"sr_order_id":true}', `{"awb":"${'9'.repeat(101)}"}`])(
    'is authentic but about nothing: %s',
    (body) => expect(read(body)).toEqual(nothing),
  )

  it('is forged without the exact token', () => {
    for (const key of [null, '', token.slice(1), `${token}x`, token.toUpperCase()]) expect(read('{}', key)).toBeNull()
  })
})
