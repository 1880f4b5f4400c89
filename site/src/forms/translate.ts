import type { Locale } from '@pravesh/shared/platform/locale'
import { type Translate, untranslated } from '@pravesh/shared/platform/translate'
import { createContext, useContext, useMemo } from 'react'
import { useLocale } from './locale.ts'

/** The translation of texts of `shared` into the language of the page, which `island` provides. */
export const TranslateContext = createContext<Translate>(untranslated)

export const useTranslate = (): Translate => useContext(TranslateContext)

/** The same without the names that staff have translated. */
export const PortalTranslateContext = createContext<Translate>(untranslated)

/**
 * The language of the page, for a text that the server writes alike. Without the names that staff have translated: the page may
 * have older ones than the server.
 */
export function usePageLanguage(): { locale: Locale; translate: Translate } {
  const locale = useLocale()
  const translate = useContext(PortalTranslateContext)
  return useMemo(() => ({ locale, translate }), [locale, translate])
}
