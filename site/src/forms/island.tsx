import type { Locale } from '@pravesh/shared/platform/locale'
import { type Translations, translateWith } from '@pravesh/shared/platform/translate'
import { type ComponentType, useEffect, useMemo } from 'react'
import { loadLaterModules } from '../lib/lazy-module.ts'
import { whenIdle } from '../lib/when-idle.ts'
import { LocaleContext } from './locale.ts'
import { PageBoundary } from './PageBoundary.tsx'
import { TranslateContext } from './translate.ts'

interface IslandProps {
  locale: Locale
  /** Of the features that the island shows. A page in the default language passes an empty table. */
  translations: Translations
}

/**
 * Makes a component the root of an Astro island. A rendering error shows a message instead of an empty page. Lazy parts
 * are preloaded when the browser is idle, so that they work offline later. The page passes its language and
 * the translations.
 */
export function island(Component: ComponentType): ComponentType<IslandProps> {
  return function Island({ locale, translations }) {
    const translate = useMemo(() => translateWith(translations), [translations])
    useEffect(() => {
      const load = () => void preload()
      whenIdle(load)
      addEventListener('online', load)
      return () => removeEventListener('online', load)
    }, [])
    return (
      <LocaleContext value={locale}>
        <TranslateContext value={translate}>
          <PageBoundary>
            <Component />
          </PageBoundary>
        </TranslateContext>
      </LocaleContext>
    )
  }
}

async function preload(): Promise<void> {
  if (await loadLaterModules()) document.documentElement.dataset.laterScripts = 'ready'
}
