'use client'

import { useTranslation } from '@payloadcms/ui'
import { hi } from 'date-fns/locale/hi'

/**
 * Names of months and days for Payload's date picker. Payload loads those of its own languages; Hindi is none of them. Numbers stay in
 * Latin digits, as everywhere in the portal. Call it above all date pickers, which read the changed object in the same pass.
 */
export function useDateNames(): void {
  const { i18n } = useTranslation()
  if (!i18n.dateFNS || i18n.language === 'en' || named.has(i18n.dateFNS)) return
  const names = String(i18n.language) === 'hi' ? hi : i18n.dateFNS
  i18n.dateFNS = { ...names, localize: { ...names.localize, ordinalNumber: String } }
  named.add(i18n.dateFNS)
}

/** Private to this file: names that need no change. */
const named = new WeakSet<object>()
