import { expect, it } from 'vitest'
import { parseMultipart } from './parse-multipart.ts'

const parse = (lines: string[], boundary = 'x-1') =>
  parseMultipart(Buffer.from(lines.join('\r\n')), `multipart/form-data; boundary=${boundary}`)

const text = ['--x-1', 'Content-Disposition: form-data; name="kind"', '', 'বই', '--x-1--', '']

it('reads what a browser sends', async () => {
  const form = new FormData()
  form.append('kind', 'বই\r\n--x')
  form.append('kind', '')
  form.append('file', new File([new Uint8Array([13, 10, 45, 45, 0, 255])], 'a "বই".jpg'))
  form.append('empty', new File([], 'none'))
  const { headers, body } = new Request('http://localhost', { method: 'POST', body: form })
  const bytes = Buffer.from(await new Response(body).arrayBuffer())
  expect(parseMultipart(bytes, headers.get('content-type') ?? '')).toEqual({
    texts: [
      ['kind', 'বই\r\n--x'],
      ['kind', ''],
    ],
    files: [
      { field: 'file', name: 'a "বই".jpg', bytes: Buffer.from([13, 10, 45, 45, 0, 255]) },
      { field: 'empty', name: 'none', bytes: Buffer.alloc(0) },
    ],
  })
})

it('reads a quoted boundary and other headers', () => {
  const lines = ['--x-1', 'X: y', 'content-disposition: form-data; filename="a"; name="f"', '', 'b', '--x-1--']
  expect(parse(lines, '"x-1"; charset=utf-8')?.files).toEqual([{ field: 'f', name: 'a', bytes: Buffer.from('b') }])
  expect(parse(text)?.texts).toEqual([['kind', 'বই']])
})

it.each([
  ['nothing', []],
  ['another boundary', text.map((line) => line.replace('x-1', 'y'))],
  ['no end', text.slice(0, 4)],
  ['no break after the headers', ['--x-1', text[1] ?? '', '--x-1--']],
  ['no name', text.map((line) => line.replace('; name="kind"', ''))],
  ['too long headers', [...text.slice(0, 2), `X: ${'y'.repeat(17_000)}`, ...text.slice(2)]],
  ['too many parts', [...Array.from({ length: 101 }, () => text.slice(0, 4)).flat(), '--x-1--']],
])('refuses %s', (_, lines) => {
  expect(parse(lines)).toBeNull()
})

it('refuses a type without a boundary', () => {
  expect(parseMultipart(Buffer.from(text.join('\r\n')), 'multipart/form-data')).toBeNull()
})
