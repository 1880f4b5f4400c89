import { DEFAULT_LOCALE, type Locale } from '@pravesh/shared/platform/locale'
import type { Translations } from '@pravesh/shared/platform/translate'
import type { TemplateContext } from '../../portal/message-template.ts'

export function contextFor({
  locale = DEFAULT_LOCALE,
  publicUrl,
  names = {},
}: {
  locale?: Locale
  publicUrl: string
  names?: Translations
}): TemplateContext {
  return { locale, site: { name: 'Pravesh', url: publicUrl }, names }
}
