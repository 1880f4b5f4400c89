import { type Translate, untranslated } from '@pravesh/shared/platform/translate'
import { createContext, useContext } from 'react'

/** The translation of texts of `shared` into the language of the page, which `island` provides. */
export const TranslateContext = createContext<Translate>(untranslated)

export const useTranslate = (): Translate => useContext(TranslateContext)
