import { expect, it } from 'vitest'
import { DEFAULT_LOCALE } from './locale.ts'
import { translateWith, translationsIn, translator } from './translate.ts'

const fruit = { hi: { Apple: 'Elppa', Pear: 'Raep' }, bn: { Apple: 'Appel' } }
const colours = { hi: { Red: 'Der' }, bn: {} }

it('translates the texts of several features', () => {
  const translate = translator('hi', [fruit, colours])
  expect(['Apple', 'Red'].map(translate)).toEqual(['Elppa', 'Der'])
})

it('takes the last of several translations of a text, in both ways', () => {
  const features = [fruit, { hi: { Apple: 'Apple' }, bn: {} }]
  expect([translator('hi', features)('Apple'), translationsIn('hi', features).Apple]).toEqual(['Apple', 'Apple'])
})

it('returns a text without a translation unchanged', () => {
  const translate = translator('hi', [fruit])
  expect(['Plum', '', 'constructor', '__proto__'].map(translate)).toEqual(['Plum', '', 'constructor', '__proto__'])
})

it('has no table for the default language', () => {
  expect(translationsIn(DEFAULT_LOCALE, [fruit, colours])).toEqual({})
  expect(translator(DEFAULT_LOCALE, [fruit])('Apple')).toBe('Apple')
})

it('survives the way to the browser', () => {
  const sent = JSON.parse(JSON.stringify(translationsIn('hi', [fruit, colours])))
  expect(['Apple', 'Red', 'Plum'].map(translateWith(sent))).toEqual(['Elppa', 'Der', 'Plum'])
})
