import { admissionTranslations } from '@pravesh/shared/admissions/translations/translations'
import { paymentTranslations } from '@pravesh/shared/payments/translations/translations'
import { LOCALES } from '@pravesh/shared/platform/locale'
import { keysOf } from '@pravesh/shared/platform/record-of'
import { translationsIn } from '@pravesh/shared/platform/translate'
import { expect, it } from 'vitest'
import { en } from './en.ts'
import { noticesWords } from './words.ts'

// The page has these words without the translations of `shared`, which say the same elsewhere.
it.each(LOCALES.slice(1))('has the sentences of shared as they are translated into %s', (locale) => {
  const translations = translationsIn(locale, [admissionTranslations, paymentTranslations])
  const { states } = noticesWords(locale)
  const known = keysOf(en.states).filter((state) => Object.hasOwn(translations, en.states[state].text))
  expect(known).toEqual(['unpaid', 'feeOpen', 'feeChecked', 'feeBack', 'reopened'])
  for (const state of known) expect(states[state].text).toBe(translations[en.states[state].text])
})
