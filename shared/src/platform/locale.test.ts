import { expect, it } from 'vitest'
import { DEFAULT_LOCALE, LOCALES, localizedPath, splitLocale } from './locale.ts'

it('adds no prefix for the default language', () => {
  expect(localizedPath('/', DEFAULT_LOCALE)).toBe('/')
  expect(localizedPath('/courses', DEFAULT_LOCALE)).toBe('/courses')
})

it.each(LOCALES.flatMap((locale) => ['/', '/courses', '/courses/a'].map((path) => ({ locale, path }))))(
  'splits a localized path back: %j',
  ({ locale, path }) => expect(splitLocale(localizedPath(path, locale))).toEqual({ locale, path }),
)

it.each(['/enroll/BED-course', '/english', '', 'courses'])('treats %s as a path of the default language', (path) =>
  expect(splitLocale(path)).toEqual({ locale: DEFAULT_LOCALE, path }),
)
