import { DEFAULT_LOCALE, type Locale } from '@pravesh/shared/platform/locale'
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
