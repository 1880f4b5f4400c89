import type { Locale } from '@pravesh/shared/platform/locale'
import { type Translations, translateWith } from '@pravesh/shared/platform/translate'
import { type ComponentType, useEffect, useMemo } from 'react'
import { whenBusy } from '../lib/in-turn.ts'
import { lazyModule, loadLaterModules } from '../lib/lazy-module.ts'
import { whenIdle } from '../lib/when-idle.ts'
import { LocaleContext } from './locale.ts'
import { PageBoundary } from './PageBoundary.tsx'
import { pressAgain } from './press-again.ts'
import { PortalTranslateContext, TranslateContext } from './translate.ts'

interface IslandProps {
  locale: Locale
  /** Of the features that the island shows. A page in the default language passes an empty table. */
  translations: Translations
  /** Translations of names of records, where they are told apart from the portal's own. */
  names?: Translations
}

/**
 * Makes a component the root of an Astro island. A rendering error shows a message instead of an empty page. Lazy parts
 * are preloaded when the browser is idle, so that they work offline later. The page passes its language and
 * the translations, and the component's own props.
 */
export function island<Props extends object>(Component: ComponentType<Props>): ComponentType<IslandProps & Props> {
  return function Island({ locale, translations, names, ...props }) {
    const portalTranslate = useMemo(() => translateWith(translations), [translations])
    const translate = useMemo(() => translateWith({ ...names, ...translations }), [names, translations])
    useEffect(() => pressAgain('island'), [])
    useEffect(() => {
      const load = () => void preload()
      whenIdle(load)
      addEventListener('online', load)
      return () => removeEventListener('online', load)
    }, [])
    return (
      <LocaleContext value={locale}>
        <TranslateContext value={translate}>
          <PortalTranslateContext value={portalTranslate}>
            <PageBoundary>
              <Component {...(props as Props)} />
            </PageBoundary>
          </PortalTranslateContext>
        </TranslateContext>
      </LocaleContext>
    )
  }
}

const waiting = lazyModule(() => import('./waiting/waiting-notice.ts'))
// Without the notice, the message of the refusal says the same.
whenBusy(async (busy) => (await waiting.load()).waitForTurn(busy))

async function preload(): Promise<void> {
  if (await loadLaterModules()) document.documentElement.dataset.laterScripts = 'ready'
}
