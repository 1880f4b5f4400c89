import { describe, expect, it } from 'vitest'
import { isIndic, romanise } from './romanise.ts'
import { closeKey, looseKey } from './sound-keys.ts'

describe('romanise', () => {
  it.each([
    ['बाल', 'baal'],
    ['विकास', 'vikaas'],
    ['और', 'aur'],
    ['हिन्दी', 'hindi'],
    ['हिंदी', 'hindi'],
    ['शिक्षण', 'shikshan'],
    ['गणित', 'ganit'],
    ['प्राथमिक', 'praathamik'],
    ['पढ़ाई', 'parhaai'],
    ['বাংলা', 'baanglaa'],
    ['শিক্ষণ', 'shikshan'],
    ['পরিবেশ', 'paribesh'],
    ['যোগ', 'jog'],
    ['পরিচয়', 'parichay'],
    ['হঠাৎ', 'hathaat'],
    ['दुःख', 'dukh'],
    ['class-10', 'class-10'],
    ['कक्षा-10', 'kakshaa-10'],
  ])('writes %s as %s', (word, latin) => {
    expect(romanise(word)).toBe(latin)
  })

  it('knows which words have letters to write so', () => {
    expect(['बाल', 'বই', 'bal', 'اردو', '10'].map(isIndic)).toEqual([true, true, false, false, false])
  })
})

describe('closeKey', () => {
  it.each([
    ['bal', 'बाल'],
    ['baal', 'बाल'],
    ['vikas', 'विकास'],
    ['wikaas', 'विकास'],
    ['hindi', 'हिन्दी'],
    ['hindee', 'हिन्दी'],
    ['ganit', 'गणित'],
    ['ganita', 'গণিত'],
    ['bangla', 'বাংলা'],
    ['bhasha', 'ভাষা'],
    ['shikshan', 'शिक्षण'],
    ['shixan', 'शिक्षण'],
    ['sanskriti', 'संस्कृति'],
    ['samskriti', 'संस्कृति'],
    ['bhoogol', 'भूगोल'],
  ])('is the same for %s and %s', (typed, word) => {
    expect(closeKey(typed)).toBe(closeKey(romanise(word)))
  })

  it.each([
    ['bal', 'बोल'],
    ['ganit', 'गति'],
  ])('differs for %s and %s', (typed, word) => {
    expect(closeKey(typed)).not.toBe(closeKey(romanise(word)))
  })
})

describe('looseKey', () => {
  it.each([
    ['gonit', 'গণিত'],
    ['prathmik', 'प्राथमिक'],
    ['shikkhon', 'শিক্ষণ'],
    ['sikshan', 'शिक्षण'],
    ['biggan', 'বিজ্ঞান'],
    ['vigyan', 'विज्ञान'],
    ['poddhoti', 'পদ্ধতি'],
    ['paddhati', 'পদ্ধতি'],
    ['itihash', 'ইতিহাস'],
    ['somaj', 'সমাজ'],
    ['dorshon', 'দর্শন'],
  ])('is the same for %s and %s', (typed, word) => {
    expect(looseKey(typed)).toBe(looseKey(romanise(word)))
  })
})
