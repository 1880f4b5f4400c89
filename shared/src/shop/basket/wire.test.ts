import path from 'node:path'
import { expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { testGoldenCalls } from '../../platform/fixtures/golden-calls.ts'
import { basketCalls } from './calls.ts'
import { basketContract } from './contract.ts'
import { mergeRequest, saveRequest } from './payloads.ts'
import { basketTable } from './wire.ts'

const golden = testGoldenCalls({
  folder: path.join(import.meta.dirname, 'fixtures'),
  calls: basketCalls,
  tables: { basket: basketTable },
})
const bodyOf = (file: string) => {
  const request = golden.get(file)?.request as unknown as { body: Record<string, unknown> }
  return request.body
}

it.each([...golden].filter(([, { reply }]) => reply.status === 200))(
  '%s matches the contract',
  (_, { call, reply }) => {
    const schema = basketContract[call]?.contract.reply as z.ZodMiniType
    expect(schema.safeParse(reply.body).error).toBeUndefined()
  },
)

it.each([
  ['saveMyBasket.json', saveRequest],
  ['saveMyBasket-stale.json', saveRequest],
  ['mergeMyBasket.json', mergeRequest],
] as const)('the body of %s is accepted', (file, schema) => {
  expect(schema.safeParse(bodyOf(file)).error).toBeUndefined()
})

const book = (units: unknown) => ({ book_id: 'b', units })

it.each([
  ['items', { revision: 0 }],
  ['items', { items: Array.from({ length: 31 }, () => book(1)), revision: 0 }],
  ['items.0.units', { items: [book(0)], revision: 0 }],
  ['items.0.units', { items: [book(-2)], revision: 0 }],
  ['items.0.units', { items: [book(4)], revision: 0 }],
  ['items.0.units', { items: [book(1.5)], revision: 0 }],
  ['items.0.units', { items: [book('2')], revision: 0 }],
  ['items.0.book_id', { items: [{ book_id: { $ne: '' }, units: 1 }], revision: 0 }],
  ['items.0.book_id', { items: [{ book_id: 'x'.repeat(65), units: 1 }], revision: 0 }],
  ['revision', { items: [], revision: -1 }],
  ['revision', { items: [] }],
])('a wrong %s is named: %j', (field, body) => {
  expect(saveRequest.safeParse(body).error?.issues.map((issue) => issue.path.join('.'))).toEqual([field])
})

it('prices that a client sends are dropped', () => {
  const sent = { items: [{ ...book(1), single_price: 1 }], revision: 0, payment_with_shipping: 1 }
  expect(saveRequest.parse(sent)).toEqual({ items: [book(1)], revision: 0 })
})
