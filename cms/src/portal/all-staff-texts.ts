import { accountTranslations } from '@pravesh/shared/accounts/translations/translations'
import { admissionTranslations } from '@pravesh/shared/admissions/translations/translations'
import { contactTranslations } from '@pravesh/shared/contact/translations/translations'
import { contentTranslations } from '@pravesh/shared/content/translations/translations'
import { courseTranslations } from '@pravesh/shared/courses/translations/translations'
import { documentTranslations } from '@pravesh/shared/documents/translations/translations'
import { feeTranslations } from '@pravesh/shared/fees/translations/translations'
import { paymentTranslations } from '@pravesh/shared/payments/translations/translations'
import { type FeatureTranslations, translationsIn } from '@pravesh/shared/platform/translate'
import { shopTranslations } from '@pravesh/shared/shop/translations/translations'
import type { LabelTables } from '../admin-kit/labels/label-tables.ts'

const SHARED: readonly FeatureTranslations[] = [
  accountTranslations,
  admissionTranslations,
  contactTranslations,
  contentTranslations,
  courseTranslations,
  documentTranslations,
  feeTranslations,
  paymentTranslations,
  shopTranslations,
]

/** What staff read by its English text: labels of the features, and labels of `shared`, as students read them. */
export function allStaffTexts(labels: LabelTables): LabelTables {
  return {
    hi: { ...translationsIn('hi', SHARED), ...labels.hi },
    bn: { ...translationsIn('bn', SHARED), ...labels.bn },
  }
}
