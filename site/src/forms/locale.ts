import type { Locale } from '@pravesh/shared/platform/locale'
import { type Paths, pathsIn } from '@pravesh/shared/site/paths'
import { createContext, useContext, useMemo } from 'react'

/** The language of the page, which `island` provides. */
export const LocaleContext = createContext<Locale | null>(null)

/** Throws outside of an island: no component has a language of its own. */
export function useLocale(): Locale {
  const locale = useContext(LocaleContext)
  if (locale === null) throw new Error('This component is not part of an island, so it has no language.')
  return locale
}

/** The words of a feature in the language of the page. */
export function useWords<Words>(wordsIn: (locale: Locale) => Words): Words {
  return wordsIn(useLocale())
}

/** The paths of all pages in the language of the page. */
export function usePaths(): Paths {
  const locale = useLocale()
  return useMemo(() => pathsIn(locale), [locale])
}
