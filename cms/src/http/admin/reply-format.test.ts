import { describe, expect, it } from 'vitest'
import { decodeCall, encodeCall } from './reply-format.ts'

/** React's own encoder, which has no types. */
const encoder = 'next/dist/compiled/react-server-dom-webpack/client.node'
const { encodeReply }: { encodeReply: (value: unknown) => Promise<unknown> } = await import(encoder)

const call = (args: Record<string, unknown>) => ({ name: 'form-state', args })
const body = (args: unknown) => JSON.stringify([{ name: 'form-state', args }])

describe('a call as React sends it', () => {
  const shared = { read: true }
  it.each([
    ['plain data', { id: 'x', flag: true, nothing: null, list: [1, 2.5, -3] }],
    ['text that starts with a dollar sign', { price: '$5', code: '$D', more: '$$' }],
    ['a date', { date: new Date('2026-11-23T10:00:00Z') }],
    ['undefined', { collectionSlug: 'books', globalSlug: undefined }],
    ['not a number', { stock: Number.NaN }],
    ['the same object twice', { first: shared, second: { deep: [shared, shared] } }],
  ])('is decoded and encoded: %s', async (_, args) => {
    const sent = String(await encodeReply([call(args)]))
    expect(decodeCall(sent)).toEqual(call(args))
    expect(decodeCall(encodeCall(decodeCall(sent)))).toEqual(call(args))
  })

  it('loses React elements, which the server draws again', () => {
    expect(decodeCall(body({ field: { Label: '$T' } }))).toEqual(call({ field: { Label: undefined } }))
  })
})

describe('a body that is refused', () => {
  const doubling = Object.fromEntries(
    Array.from({ length: 30 }, (_, level) => [
      `l${level}`,
      level === 0 ? 'x' : [`$0:0:args:l${level - 1}`, `$0:0:args:l${level - 1}`],
    ]),
  )
  it.each([
    ['nothing', ''],
    ['no JSON', '{'],
    ['no call', '[]'],
    ['two calls', '[{"name":"a","args":{}},{"name":"b","args":{}}]'],
    ['no arguments', '[{"name":"form-state"}]'],
    ['arguments of another type', body([])],
    ['a server function table', '[{"name":"a","args":{},"serverFunctions":{"a":"$h1"}}]'],
    ['a configuration', '[{"name":"a","args":{},"config":{}}]'],
    ['a reference to a server function', body({ a: '$h1' })],
    ['a promise', body({ a: '$@1' })],
    ['a map', body({ a: '$Q1' })],
    ['a form', body({ a: '$K1' })],
    ['a big integer', body({ a: `$n${'9'.repeat(300)}` })],
    ['an array buffer', body({ a: '$A1' })],
    ['no date', body({ a: '$Dtomorrow' })],
    ['a reference to nothing', body({ a: '$0:0:args:b' })],
    ['a reference to an inherited property', body({ a: '$0:0:args:constructor' })],
    ['a reference to itself', body({ a: '$0' })],
    ['references that double at each level', body(doubling)],
    ['a prototype', '[{"name":"a","args":{"__proto__":{"admin":true}}}]'],
    ['deep nesting', body({ a: JSON.parse('['.repeat(500) + ']'.repeat(500)) })],
    ['many values', body({ a: Array.from({ length: 60_000 }, () => 0) })],
  ])('%s', (_, sent) => {
    expect(() => decodeCall(sent)).toThrow('We could not read this request')
  })
})
