import { expect, it } from 'vitest'
import { documentCode, printedCode, typedCode } from './document-code.ts'

const bytes = Uint8Array.from({ length: 16 }, (_, index) => index * 16 + 3)

it('prints a code in groups and reads it back as typed', () => {
  const code = documentCode(bytes)
  const printed = printedCode(code)
  expect(printed).toMatch(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/)
  const spaced = code.split('').join(' ')
  for (const typed of [code, printed, printed.toLowerCase(), spaced, printed.replaceAll('-', '–')]) {
    expect(typedCode(typed)).toBe(code)
  }
})

it('reads letters that look like digits', () => {
  expect(typedCode('OIL0-0000-0000-0000')).toBe('0110000000000000')
})

it.each(['', '0', '0'.repeat(15), '0'.repeat(17), `${'0'.repeat(15)}U`, `${'0'.repeat(15)}০`])('rejects %j', (text) =>
  expect(typedCode(text)).toBeNull(),
)

it('needs the right number of random bytes', () => {
  expect(() => documentCode(new Uint8Array(15))).toThrow()
})
