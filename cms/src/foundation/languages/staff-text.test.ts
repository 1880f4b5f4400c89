import { afterEach, describe, expect, it } from 'vitest'
import { inStaffLanguage } from './in-staff-language.ts'
import { provideStaffTexts, staffText, staffTextsOfPage } from './staff-text.ts'

const before = globalThis.praveshStaffTexts
afterEach(() => {
  globalThis.praveshStaffTexts = before
})

const provide = () =>
  provideStaffTexts({ hi: { Paid: 'भुगतान हुआ', 'It is saved.': 'यह सहेजा गया।' }, bn: { Paid: 'পেমেন্ট হয়েছে' } })

describe('a text for staff', () => {
  it('is in the language of the reader', () => {
    provide()
    expect([staffText('Paid'), inStaffLanguage('hi', () => staffText('Paid'))]).toEqual(['Paid', 'भुगतान हुआ'])
  })

  it('is English without a translation', () => {
    provide()
    expect(inStaffLanguage('bn', () => staffText('It is saved.'))).toBe('It is saved.')
  })

  it('has values, which may be texts', () => {
    provideStaffTexts({ hi: { 'Fee: {state}.': 'शुल्क: {state}।', Paid: 'भुगतान हुआ' }, bn: {} })
    expect(inStaffLanguage('hi', () => [staffText('Fee: Paid.'), staffText('Fee: ₹20.'), staffText('Fees')])).toEqual([
      'शुल्क: भुगतान हुआ।',
      'शुल्क: ₹20।',
      'Fees',
    ])
  })

  it('has a value twice, or a list of texts as its value', () => {
    provideStaffTexts({
      hi: {
        '{name} is out: tell {name}.': '{name} बाहर: {name} को बताएँ।',
        'Missing: {parts}.': 'नहीं है: {parts}।',
        Photo: 'फ़ोटो',
      },
      bn: {},
    })
    expect(
      inStaffLanguage('hi', () =>
        ['Asha is out: tell Asha.', 'Asha is out: tell Rima.', 'Missing: Photo, PIN.'].map(staffText),
      ),
    ).toEqual(['Asha बाहर: Asha को बताएँ।', 'Asha is out: tell Rima.', 'नहीं है: फ़ोटो, PIN।'])
  })

  it('reaches browsers if it is a label, and not in English', () => {
    provide()
    expect(inStaffLanguage('hi', staffTextsOfPage)).toBe('{"Paid":"भुगतान हुआ"}')
    expect(staffTextsOfPage()).toBeNull()
  })
})
