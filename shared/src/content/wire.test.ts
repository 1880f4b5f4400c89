import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { callAddress } from '../platform/wire-call.ts'
import { contentCalls, wire } from './wire.ts'

/** A call as it was agreed on: the request, our records and the reply. A refused call has no records. */
interface Golden {
  call: keyof typeof contentCalls
  params: Record<string, string>
  request: { method: string; path: string }
  table?: keyof typeof wire
  records?: never[]
  reply: { status: number; body: { success: boolean; msg: string; result?: unknown } }
}

const folder = path.join(import.meta.dirname, 'fixtures')
const golden = readdirSync(folder).map((file): [string, Golden] => [
  file,
  JSON.parse(readFileSync(path.join(folder, file), 'utf8')),
])

describe.each(golden)('%s', (_, { call, params, request, table, records, reply }) => {
  it('is asked for at this address', () => {
    const { method } = contentCalls[call]
    expect(method.toUpperCase()).toBe(request.method)
    expect(callAddress(contentCalls[call], params)).toBe(request.path)
  })

  it('says whether it worked, and a sentence', () => {
    expect(reply.body.success).toBe(reply.status === 200)
    expect(reply.body.msg).toMatch(/^[A-Z].*\.$/)
  })

  if (table === undefined || records === undefined) return
  const results = [reply.body.result].flat()

  it('is written as agreed', () => {
    expect(records.map((record) => wire[table].toWire(record))).toEqual(results)
  })

  it('is read back without loss', () => {
    expect(results.map((result) => wire[table].fromWire.parse(result))).toEqual(records)
  })
})

it('has a golden file for every call', () => {
  expect(new Set(golden.map(([, { call }]) => call))).toEqual(new Set(Object.keys(contentCalls)))
})

describe('reading what others send', () => {
  const [, bookFile] = golden.find(([file]) => file === 'getcontentbyid.json') ?? []
  const book = bookFile?.reply.body.result as Record<string, unknown>

  it.each([
    ['bookprice', '320.5'],
    ['bookprice', -1],
    ['bookprice', { $gt: 0 }],
    ['bookcategory', 'MBBS'],
    ['booksem', '1'],
    ['booksem', 'constructor'],
    ['bookimage', 'one.webp'],
    ['bookname', null],
    ['_id', undefined],
  ])('%s may not be %j', (field, value) => {
    expect(wire.book.fromWire.safeParse({ ...book, [field]: value }).success).toBe(false)
  })

  it('leaves out what it does not know', () => {
    expect(wire.book.fromWire.parse({ ...book, extra: 1 })).not.toHaveProperty('extra')
  })

  it.each([null, undefined, [], 'text', 7])('%j is no record', (value) => {
    expect(wire.book.fromWire.safeParse(value).success).toBe(false)
  })
})
