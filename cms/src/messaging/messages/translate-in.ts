import {
  type FeatureTranslations,
  type Translate,
  translateWith,
  translationsIn,
} from '@pravesh/shared/platform/translate'
import type { TemplateContext } from '../../portal/message-template.ts'

/** The translation of texts of `shared`, and of the names that the template shows. */
export function translateIn(
  { locale, names }: Pick<TemplateContext, 'locale' | 'names'>,
  features: readonly FeatureTranslations[],
): Translate {
  return translateWith({ ...names, ...translationsIn(locale, features) })
}
