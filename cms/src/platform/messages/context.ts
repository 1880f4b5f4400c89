import { DEFAULT_LOCALE, type Locale } from '@pravesh/shared/platform/locale'
import type { Payload } from 'payload'
import { portalEnv } from '../env.ts'
import type { TemplateContext } from './template.ts'

/** The context of this portal's messages in a language. */
export function contextFor({
  locale = DEFAULT_LOCALE,
  publicUrl,
}: {
  locale?: Locale
  publicUrl: string
}): TemplateContext {
  return { locale, site: { name: 'Pravesh', url: publicUrl } }
}

/** The same for a feature that writes a message without a template. */
export function defaultContext(payload: Payload): TemplateContext {
  return contextFor({ publicUrl: portalEnv.of(payload).publicUrl })
}
