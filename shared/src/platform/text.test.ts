import { describe, expect, it } from 'vitest'
import { multiLine, singleLine } from './text.ts'

describe('singleLine', () => {
  it.each([
    ['  Asha  ', 'Asha'],
    ['Asha\r\nBcc: all@example.in', 'Asha Bcc: all@example.in'],
    ['A\u0000B', 'A B'],
    ['রিমা  দাস', 'রিমা দাস'],
    ['\ud800', '\ufffd'],
    [' \t\n', ''],
  ])('%j becomes %j', (text, line) => {
    expect(singleLine(text)).toBe(line)
  })
})

describe('multiLine', () => {
  it.each([
    ['a\r\nb\rc\n\td', 'a\nb\nc\n\td'],
    ['a\u0000\u0007b', 'ab'],
    ['\n a \n', 'a'],
  ])('%j becomes %j', (text, lines) => {
    expect(multiLine(text)).toBe(lines)
  })
})
