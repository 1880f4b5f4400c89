import { DEFAULT_LOCALE, type Locale } from '@pravesh/shared/platform/locale'
import type { Payload } from 'payload'
import { portalOf } from '../../foundation/portal.ts'
import type { TemplateContext } from '../../portal/message-template.ts'

export function contextFor({
  locale = DEFAULT_LOCALE,
  publicUrl,
}: {
  locale?: Locale
  publicUrl: string
}): TemplateContext {
  return { locale, site: { name: 'Pravesh', url: publicUrl } }
}

/** The context in the default language, for features that write a message without a template. */
export function defaultContext(payload: Payload): TemplateContext {
  return contextFor({ publicUrl: portalOf(payload).env.publicUrl })
}
