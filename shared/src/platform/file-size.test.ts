import { expect, it } from 'vitest'
import { fileSize } from './file-size.ts'

it.each([
  [0, '0 kB'],
  [1, '1 kB'],
  [182_400, '182 kB'],
  [1_000_000, '1 MB'],
  [3_449_000, '3.4 MB'],
  [5_000_000, '5 MB'],
])('formats %i bytes as %s', (bytes, shown) => expect(fileSize(bytes)).toBe(shown))
