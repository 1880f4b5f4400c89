import { afterEach, expect, it, vi } from 'vitest'
import { documentLocale } from './document-locale.ts'

afterEach(() => vi.unstubAllGlobals())

it.each(['en', 'en-IN', 'ta', 'ta-IN', ''])('is a language that we serve when the page says %j', (lang) => {
  vi.stubGlobal('document', { documentElement: { lang } })
  expect(documentLocale()).toBe('en')
})
