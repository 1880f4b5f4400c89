import { expect, it } from 'vitest'
import { changedTextSchema, reasonTextSchema, sentTextOf, translationState, translationsAfter } from './reason-texts.ts'

const before = { bn: { text: 'ছবি দিন।', of: 'Send a photo.' }, hi: { text: 'फ़ोटो भेजें।', of: 'Send a photo.' } }
const saved = (text: string) => ({ id: '1', text, translations: before })

it('compares texts: a translation of another text is older, and is not sent', () => {
  expect(translationState(saved('Send a photo.'), 'bn')).toBe('current')
  expect(translationState(saved('Send two photos.'), 'bn')).toBe('older')
  expect(translationState({ text: 'x', translations: {} }, 'bn')).toBe('missing')
  expect(sentTextOf(saved('Send a photo.')).texts).toEqual({
    en: 'Send a photo.',
    bn: 'ছবি দিন।',
    hi: 'फ़ोटो भेजें।',
  })
  expect(sentTextOf(saved('Send two photos.')).texts).toEqual({ en: 'Send two photos.' })
})

it('makes a translation current that was changed or confirmed, and forgets one that was emptied', () => {
  const text = 'Send two photos.'
  const sent = { bn: 'দুটি ছবি দিন।', hi: 'फ़ोटो भेजें।' }
  expect(translationsAfter({ before, text, sent })).toEqual({ bn: { text: sent.bn, of: text }, hi: before.hi })
  expect(translationsAfter({ before, text, sent, confirmed: ['hi'] }).hi).toEqual({ text: sent.hi, of: text })
  expect(translationsAfter({ before, text, sent: { bn: ' ' } })).toEqual({})
})

it('takes a text in English, with translations into the other languages only', () => {
  const parse = (body: object) => reasonTextSchema.safeParse({ kind: 'claim', ...body }).success
  expect(parse({ text: 'x' })).toBe(true)
  expect(parse({ text: ' ', translations: { bn: 'ছবি' } })).toBe(false)
  expect(parse({ text: 'x', translations: { en: 'y' } })).toBe(false)
  expect(changedTextSchema.safeParse({ before: 'x', text: 'y', confirmed: ['en'] }).success).toBe(false)
})
