import { expect, it } from 'vitest'
import { cssText } from './document-styles.ts'

it.each([
  ['ASHA DEVI, 7', '"ASHA DEVI\\2c  7"'],
  ['"}</style>', '"\\22 \\7d \\3c \\2f style\\3e "'],
  ['12\u202E ROAD\u2066', '"12 ROAD"'],
  [`a${'\u0301'.repeat(40)}`, `"a${'\u0301'.repeat(4)}"`],
  ['தA', '"\\fffd A"'],
])('writes %j so that it ends no style and reorders nothing', (text, expected) => {
  expect(cssText(text)).toBe(expected)
})
