import { expect, it } from 'vitest'
import { fillPlaceholders, namesIn, unknownPlaceholders } from './placeholders.ts'

const text = (words: string, format = 0) => ({ type: 'text', text: words, format })
const block = (type: string, ...children: object[]) => ({ type, children })
const doc = (...children: object[]) => ({ root: block('root', ...children) })
const amount = (value: string | null) => new Map([['amount', value]])

it('replaces a placeholder, in lists and with its format', () => {
  const over = (value: string) => doc(block('list', block('listitem', text('Over '), text(value, 1))))
  expect(fillPlaceholders(over('{amount}, not {amount}'), amount('$&5'))).toEqual(over('$&5, not $&5'))
})

it('leaves out the paragraph or list item of a placeholder without a value, and a list without items', () => {
  const named = block('listitem', text('Free over '), block('link', text('{amount}')))
  const other = block('listitem', text('No tax'))
  const given = doc(block('paragraph', text('{amount}')), block('list', named, other), block('list', named))
  expect(fillPlaceholders(given, amount(null))).toEqual(doc(block('list', other)))
})

it('changes nothing in a text without placeholders', () => {
  const plain = doc(block('paragraph', text('{other}')), block('paragraph'), { type: 'horizontalrule' })
  expect(fillPlaceholders(plain, amount(null))).toEqual(plain)
  for (const nothing of [null, undefined, {}]) expect(fillPlaceholders(nothing, amount('5'))).toEqual(nothing)
})

it.each([
  ['{amount}', []],
  ['{Amount} and {amount}', ['{Amount}']],
  ['{amount', ['{amount']],
  ['amount}', ['}']],
  ['{}', ['{}']],
])('finds what is unknown in %s', (words, unknown) => {
  expect(unknownPlaceholders(doc(block('list', block('listitem', text(words)))), ['amount'])).toEqual(unknown)
})

it.each([
  ['Free over {amount}. {amount}, Rs. {amount}!', 'Free over ₹5. ₹5, Rs. ₹5!'],
  ['Apply now.  Come soon.', 'Apply now.  Come soon.'],
  ['{other}', '{other}'],
])('replaces a placeholder in %j', (given, expected) => {
  expect(fillPlaceholders(given, amount('₹5'))).toBe(expected)
})

it.each([
  ['Apply now. Free over {amount}. Come soon.', 'Apply now. Come soon.'],
  ['It costs Rs. {amount} or more.', ''],
  ['First\n\nOnly {amount}\n\nLast', 'First\n\n\nLast'],
])('leaves out the sentence without a value in %j, and a line without sentences', (given, expected) => {
  expect(fillPlaceholders(given, amount(null))).toBe(expected)
})

it('finds the names of plain texts and of the editor’s', () => {
  expect(namesIn('{amount} or {other')).toEqual(['amount', 'other'])
  expect(namesIn(doc(block('paragraph', text('{amount}'))))).toEqual(['amount'])
  for (const nothing of [null, undefined, '', {}]) expect(namesIn(nothing)).toEqual([])
})

it.each([
  ['{amount}', []],
  ['{amount} {b', ['{b']],
])('finds what is unknown in the plain text %s', (words, unknown) => {
  expect(unknownPlaceholders(words, ['amount'])).toEqual(unknown)
})

it('finds nothing unknown in an empty text', () => {
  for (const nothing of [null, undefined, {}]) expect(unknownPlaceholders(nothing, ['amount'])).toEqual([])
})
