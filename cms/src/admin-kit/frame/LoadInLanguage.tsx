'use client'

import { useTranslation } from '@payloadcms/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { useDateNames } from '../dates/use-date-names.ts'

/**
 * Loads the page again when the member of staff chooses another language: Payload draws it anew, but keeps the configuration, and
 * what scripts have read, in the language of before.
 */
export function LoadInLanguage({ children }: { children: ReactNode }) {
  const { language } = useTranslation().i18n
  const first = useRef(language)
  useDateNames()
  useEffect(() => {
    if (language !== first.current) window.location.reload()
  }, [language])
  return children
}
