import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { encodedBody } from './encoded-body.ts'

const text = Buffer.from('Knowledge and Curriculum '.repeat(100))
const large = Buffer.from('Knowledge and Curriculum '.repeat(10_000))

it.each([text, large])('compresses a text with brotli, or with gzip for clients without it', async (raw) => {
  const small = await encodedBody(raw, 'gzip, deflate, br, zstd')
  expect(small.encoding).toBe('br')
  expect(brotliDecompressSync(small.body)).toEqual(raw)
  const older = await encodedBody(raw, 'gzip, deflate, br;q=0')
  expect(older.encoding).toBe('gzip')
  expect(gunzipSync(older.body)).toEqual(raw)
})

it.each([
  [text, undefined],
  [text, 'identity'],
  [text, 'gzip;q=0, br;q=0.0'],
  [Buffer.from('{"success":true}'), 'gzip, br'],
])('leaves others as they are', async (raw, accepted) => {
  expect(await encodedBody(raw, accepted)).toEqual({ body: raw, encoding: null })
})
