'use client'

import { useTranslation } from '@payloadcms/ui'
import { LANGUAGE_NAMES, LOCALES } from '@pravesh/shared/platform/locale'
import './languages.css'
import { frameWords } from './words.ts'

/** The languages of the admin, each in its own script, for people who have not signed in yet. */
export function LanguageChoice() {
  const { i18n, switchLanguage } = useTranslation()
  return (
    <ul className="language-choice" aria-label={frameWords.language}>
      {LOCALES.map((locale) => (
        <li key={locale}>
          <button
            type="button"
            lang={locale}
            aria-pressed={i18n.language === locale}
            onClick={() => switchLanguage?.(locale as never)}
          >
            {LANGUAGE_NAMES[locale]}
          </button>
        </li>
      ))}
    </ul>
  )
}
