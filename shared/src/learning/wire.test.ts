import path from 'node:path'
import { describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { testGoldenCalls } from '../platform/fixtures/golden-calls.ts'
import { learningContract } from './contract.ts'
import { markBody, purchaseBody } from './payloads.ts'
import { boughtCourseTable, buyTable, learningCalls, markTable } from './wire.ts'

const golden = testGoldenCalls({
  folder: path.join(import.meta.dirname, 'fixtures'),
  calls: learningCalls,
  tables: { boughtCourse: boughtCourseTable },
})
const bodyOf = (file: string) => {
  const request = golden.get(file)?.request as unknown as { body: Record<string, unknown> }
  return request.body
}

const accepted = [...golden].filter(([, { reply }]) => reply.body.success)

it.each(accepted)('%s matches the contract', (_, { call, reply }) => {
  const schema = learningContract.calls[call]?.contract.reply as z.ZodMiniType
  expect(schema.safeParse(reply.body).error).toBeUndefined()
})

describe('the body of a purchase', () => {
  const body = bodyOf('buyCourse.json')

  it('is what the page writes', () => {
    const purchase = {
      courseId: '3c9a1f52-2f4e-4a11-9a3c-7d6a1c2b3e4f',
      pricePaise: 79_950,
      merchantId: 'MUID1795236400000',
      transactionId: 'T1795236400000',
    }
    expect(buyTable.toWire(purchase)).toEqual(body)
    expect(purchaseBody.parse(body)).toMatchObject({ cor_price: 79_950 })
    const { MUID, transactionId, ...needed } = body
    expect(purchaseBody.safeParse({ ...needed, cor_price: '799.50' }).success).toBe(true)
  })

  it.each([
    ['cid', undefined],
    ['cid', { $ne: '' }],
    ['cid', 'x'.repeat(501)],
    ['cor_price', undefined],
    ['cor_price', -1],
    ['cor_price', 'free'],
    ['cor_price', { $gt: 0 }],
    ['MUID', { $ne: '' }],
  ])('is refused with %s %j', (field, value) => {
    expect(purchaseBody.safeParse({ ...body, [field]: value }).success).toBe(false)
  })
})

describe('the body of a mark', () => {
  const body = bodyOf('markVideo.json')

  it('is what the page writes', () => {
    const mark = {
      courseId: '3c9a1f52-2f4e-4a11-9a3c-7d6a1c2b3e4f',
      videoId: '6740a1f52f4e4a119a3c7d6a',
      mark: 'watched' as const,
    }
    expect(markTable.toWire(mark)).toEqual(body)
    expect(markBody.safeParse(body).success).toBe(true)
  })

  it.each([
    ['mark', 'seen'],
    ['mark', 'constructor'],
    ['vid', null],
    ['cid', ['a']],
  ])('is refused with %s %j', (field, value) => {
    expect(markBody.safeParse({ ...body, [field]: value }).success).toBe(false)
  })
})
