import { accountTranslations } from '@pravesh/shared/accounts/translations/translations'
import { admissionTranslations } from '@pravesh/shared/admissions/translations/translations'
import { contactTranslations } from '@pravesh/shared/contact/translations/translations'
import { contentTranslations } from '@pravesh/shared/content/translations/translations'
import { courseTranslations } from '@pravesh/shared/courses/translations/translations'
import { documentTranslations } from '@pravesh/shared/documents/translations/translations'
import { feeTranslations } from '@pravesh/shared/fees/translations/translations'
import { paymentTranslations } from '@pravesh/shared/payments/translations/translations'
import type { Locale } from '@pravesh/shared/platform/locale'
import { type Translations, translationsIn } from '@pravesh/shared/platform/translate'
import { shopTranslations } from '@pravesh/shared/shop/translations/translations'

const features = [
  contentTranslations,
  courseTranslations,
  accountTranslations,
  contactTranslations,
  paymentTranslations,
  documentTranslations,
  feeTranslations,
  admissionTranslations,
  shopTranslations,
]

/** The translations for the pages of the student area, and those of the names of records that a page has. */
export const studentTranslations = (locale: Locale, names: Translations = {}): Translations => ({
  ...names,
  ...translationsIn(locale, features),
})
