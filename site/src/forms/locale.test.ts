import { pathsIn } from '@pravesh/shared/site/paths'
import { createElement as h, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { LocaleContext, useLocale, usePaths, useWords } from './locale.ts'

const inEnglish = (children: ReactNode) => renderToStaticMarkup(h(LocaleContext.Provider, { value: 'en' }, children))

it('is the language of the island, with its words and paths', () => {
  const Shown = () => [useLocale(), useWords((locale) => `words in ${locale}`), usePaths().home].join(' ')
  expect(inEnglish(h(Shown))).toBe(`en words in en ${pathsIn('en').home}`)
})

it('is unknown outside of an island', () => {
  const Shown = () => useLocale()
  expect(() => renderToStaticMarkup(h(Shown))).toThrow('This component is not part of an island')
})
