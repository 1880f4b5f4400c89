import { expect, it } from 'vitest'
import { LOCALES } from '../../platform/locale.ts'
import { agreementLanguage, RECORD } from './agreement-language.ts'
import { agreementWords } from './words/words.ts'

const page = { locale: 'hi', translate: (text: string) => text } as const

it('is that of the page while the translation was made from the present English text', () => {
  expect(agreementLanguage(page)).toBe(page)
  for (const locale of LOCALES) expect(agreementWords(locale).version, locale).toBe(agreementWords('en').version)
})

it('is English while the translation is older', () => {
  const newer = (locale: (typeof LOCALES)[number]) =>
    locale === 'en' ? { ...agreementWords('en'), version: 20270101 } : agreementWords(locale)
  expect(agreementLanguage(page, newer)).toBe(RECORD)
})
