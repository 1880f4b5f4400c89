import { describe, expect, it } from 'vitest'
import { inStaffLanguage } from './in-staff-language.ts'
import { partOf, staffWords } from './staff-words.ts'

const words = staffWords({
  en: { save: 'Save', of: (count: number) => `${count} records`, list: { none: 'None' } },
  hi: { save: 'सहेजें', of: (count: number) => `${count} रिकॉर्ड`, list: { none: 'कोई नहीं' } },
  bn: { save: 'সংরক্ষণ করুন', of: (count: number) => `${count}টি রেকর্ড`, list: { none: 'নেই' } },
})

describe('words for staff', () => {
  it('are English for what no request causes', () => {
    expect(words.save).toBe('Save')
  })

  it('are in the language of the request, also after waiting', async () => {
    const read = async () => {
      await Promise.resolve()
      return [words.save, words.of(3)]
    }
    const both = [inStaffLanguage('hi', read), inStaffLanguage('bn', read)]
    expect(await Promise.all(both)).toEqual([
      ['सहेजें', '3 रिकॉर्ड'],
      ['সংরক্ষণ করুন', '3টি রেকর্ড'],
    ])
  })

  it('can be spread', () => {
    expect(inStaffLanguage('bn', () => ({ ...words }).save)).toBe('সংরক্ষণ করুন')
  })

  it('are in the language of the reader in parts, too', () => {
    const part = partOf(() => words.list)
    expect([part.none, inStaffLanguage('hi', () => part.none)]).toEqual(['None', 'कोई नहीं'])
  })
})
