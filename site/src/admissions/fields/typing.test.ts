import { describe, expect, it } from 'vitest'
import { isTyped, leftText, maxLengthWith, pastedText, shownText, type TypedKind, typedText } from './typing.ts'

/** Types key by key at the end; `<` deletes the last character. */
function typing(kind: TypedKind, keys: string): string {
  return [...keys].reduce((before, key) => {
    const text = key === '<' ? before.slice(0, -1) : before + key
    return typedText(kind, { text, caret: text.length, isAdded: key !== '<' }).text
  }, '')
}

describe('upper case', () => {
  it('is applied while typing', () => expect(typing('upper', 'asha o’brien')).toBe('ASHA O’BRIEN'))
  it('preserves the caret in the middle of the text', () =>
    expect(typedText('upper', { text: 'ASxHA', caret: 3, isAdded: true })).toEqual({ text: 'ASXHA', caret: 3 }))
  it('advances the caret when one letter becomes two', () =>
    expect(typedText('upper', { text: 'ßA', caret: 1, isAdded: true })).toEqual({ text: 'SSA', caret: 2 }))
})

describe('dates', () => {
  it.each([
    ['15082003', '15/08/2003'],
    ['15/08/2003', '15/08/2003'],
    ['5/8/2003', '05/08/2003'],
    ['5-8-2003', '05/08/2003'],
    ['15.8.2003', '15/08/2003'],
    ['१५०८२००३', '15/08/2003'],
    ['১৫/৮/২০০৩', '15/08/2003'],
  ])('%s becomes %s', (keys, date) => expect(typing('date', keys)).toBe(date))
  it('do not restore a deleted slash before the next digit', () => {
    expect(typing('date', '15<')).toBe('15')
    expect(typing('date', '15<0')).toBe('15/0')
    expect(typing('date', '1508<<2')).toBe('15/02/')
  })
  it('are not reformatted by a correction in the middle', () =>
    expect(typedText('date', { text: '115/08/2003', caret: 1, isAdded: true })).toEqual({
      text: '115/08/2003',
      caret: 1,
    }))
})

describe('Aadhaar numbers', () => {
  it('are grouped in fours', () => expect(typing('aadhaar', '234567890124')).toBe('2345 6789 0124'))
  it('preserve the caret after the same digit', () =>
    expect(typedText('aadhaar', { text: '2345 96789 0124', caret: 6, isAdded: true })).toEqual({
      text: '2345 9678 9012',
      caret: 6,
    }))
  it('are unchanged while masked', () => expect(shownText('aadhaar', 'XXXX XXXX 1234')).toBe('XXXX XXXX 1234'))
})

it.each<[TypedKind, string, string]>([
  ['phone', '+91 98300-12345', '9830012345'],
  ['phone', '09830012345', '9830012345'],
  ['phone', '9130012345', '9130012345'],
  ['phone', '919830012345', '9830012345'],
  ['phone', '919130012345', '9130012345'],
  ['phone', '0091 98300 12345', '9830012345'],
  ['phone', '12', '12'],
  ['phone', '९८३००१२३४५', '9830012345'],
  ['aadhaar', '২৩৪৫৬৭৮৯০১২৪', '2345 6789 0124'],
  ['digits', '৭৪১১০১', '741101'],
  ['digits', '60,000', '60000'],
  ['digits', '1,20,00,000', '12000000'],
])('%s: %j is typed as %j', (kind, keys, text) => expect(typing(kind, keys)).toBe(text))

it.each<[TypedKind, string, string]>([
  ['phone', '+91 98300-12345', '9830012345'],
  ['phone', '12', '12'],
  ['date', '2003-08-15', '15/08/2003'],
  ['date', ' 5.8.2003 ', '05/08/2003'],
  ['date', 'yesterday', 'yesterday'],
  ['aadhaar', '2345-6789-0124', '2345 6789 0124'],
  ['digits', '1,20,000', '120000'],
  ['digits', '₹ 60,000/-', '60000'],
  // Dropping the decimal point would multiply the value by 100.
  ['digits', '455.50', '455.50'],
  ['upper', ' asha ', 'ASHA'],
])('%s: %j is pasted as %j', (kind, pasted, text) => expect(pastedText(kind, pasted)).toBe(text))

it('shows a stored date as dd/mm/yyyy', () => expect(shownText('date', '2003-08-15')).toBe('15/08/2003'))

it.each<[TypedKind, string, number, number]>([
  ['phone', '98300', 10, 10],
  ['phone', '9', 10, 10],
  ['phone', '9183', 10, 12],
  ['digits', '9183', 10, 10],
  ['upper', 'ASHA', 80, 80],
  // Three letters in six units, and room for the marks of the next letter.
  ['upper', 'কিংশুক', 80, 87],
  // Composed by an input method.
  ['phone', '98300123456789', 10, 14],
])('%s: after %j, the maximum length of %s is %s', (kind, text, max, expected) =>
  expect(maxLengthWith(kind, text, max)).toBe(expected),
)

it('formats what is typed, not what is chosen', () => {
  expect([isTyped('date'), isTyped('phone'), isTyped('choose')]).toEqual([true, true, false])
})

it.each([
  ['upper', 'WB/২০২৪/१७', 'WB/2024/17'],
  ['upper', 'বাড়ি ১২', 'বাড়ি ১২'],
  ['digits', '40', '40'],
] as const)('a field of kind %s that is left with %s shows %s', (kind, text, shown) => {
  expect(leftText(kind, text)).toBe(shown)
})
