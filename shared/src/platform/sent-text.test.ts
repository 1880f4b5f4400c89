import { expect, it } from 'vitest'
import { passagesOf, reasonAsSent, reasonIn, type SentText } from './sent-text.ts'

const sharper: SentText = {
  id: 'sharper',
  texts: { en: 'Upload a sharper photo.', hi: 'ज़्यादा साफ़ फ़ोटो अपलोड करें।', bn: 'আরও স্পষ্ট ছবি আপলোড করুন।' },
}
const untranslated: SentText = { id: 'stamp', texts: { en: 'The stamp is missing.', bn: 'সিলমোহর নেই।' } }
const twoLines: SentText = {
  id: 'two',
  texts: { en: 'Upload a sharper photo.\nOr visit us.', bn: 'ছবি দিন।\nঅথবা আসুন।' },
}
const all = [sharper, untranslated, twoLines]

it('records a prepared text in English, in whichever language it was chosen', () => {
  const typed = 'ज़्यादा साफ़ फ़ोटो अपलोड करें।\nকাল অফিসে আসুন।'
  expect(reasonAsSent(typed, all)).toEqual({
    text: 'Upload a sharper photo.\nকাল অফিসে আসুন।',
    sentTexts: [sharper],
  })
})

it('finds none in a text that was changed by hand', () => {
  for (const typed of ['Upload a sharper photo, please.', 'Now: Upload a sharper photo.', ''])
    expect(reasonAsSent(typed, all)).toEqual({ text: typed, sentTexts: [] })
})

it('prefers the longer of two texts that begin alike', () => {
  expect(reasonAsSent('Upload a sharper photo.\nOr visit us.', all).sentTexts).toEqual([twoLines])
  expect(reasonAsSent('Upload a sharper photo.\nVisit us.', all).sentTexts).toEqual([sharper])
})

it('shows prepared texts in the language of the page, and other words as written with their language', () => {
  const reason = 'Upload a sharper photo.\nYour name is cut off.\nThe stamp is missing.'
  expect(passagesOf(reason, all, 'bn')).toEqual([
    { text: 'আরও স্পষ্ট ছবি আপলোড করুন।', lang: undefined, isOwn: false },
    { text: 'Your name is cut off.', lang: 'en', isOwn: true },
    { text: 'সিলমোহর নেই।', lang: undefined, isOwn: false },
  ])
  expect(passagesOf(reason, all, 'hi').map(({ lang }) => lang)).toEqual([undefined, 'en', 'en'])
  expect(reasonIn(reason, all, 'en')).toBe(reason)
})

it('keeps the lines of own words together', () => {
  expect(passagesOf('One.\n\nTwo.', all, 'en')).toEqual([{ text: 'One.\n\nTwo.', lang: undefined, isOwn: true }])
  expect(passagesOf('', all, 'en')).toEqual([])
})
