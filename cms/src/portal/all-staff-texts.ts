import { accountReplies } from '@pravesh/shared/accounts/replies/words/words'
import { accountTranslations } from '@pravesh/shared/accounts/translations/translations'
import { admissionReplies } from '@pravesh/shared/admissions/replies/words/words'
import { admissionTranslations } from '@pravesh/shared/admissions/translations/translations'
import { meritReplies } from '@pravesh/shared/allotment/replies/words/words'
import { contactReplies } from '@pravesh/shared/contact/replies/words/words'
import { contactTranslations } from '@pravesh/shared/contact/translations/translations'
import { contentTranslations } from '@pravesh/shared/content/translations/translations'
import { courseTranslations } from '@pravesh/shared/courses/translations/translations'
import { documentReplies } from '@pravesh/shared/documents/replies/words/words'
import { documentTranslations } from '@pravesh/shared/documents/translations/translations'
import { feeReplies } from '@pravesh/shared/fees/replies/words/words'
import { feeTranslations } from '@pravesh/shared/fees/translations/translations'
import { learningReplies } from '@pravesh/shared/learning/replies/words/words'
import { paymentReplies } from '@pravesh/shared/payments/replies/words/words'
import { paymentTranslations } from '@pravesh/shared/payments/translations/translations'
import type { ReplyWords } from '@pravesh/shared/platform/replies/said'
import { platformReplies } from '@pravesh/shared/platform/replies/words/words'
import { type FeatureTranslations, translationsIn } from '@pravesh/shared/platform/translate'
import { rightsReplies } from '@pravesh/shared/rights/replies/words/words'
import { shopReplies } from '@pravesh/shared/shop/replies/words/words'
import { shopTranslations } from '@pravesh/shared/shop/translations/translations'
import type { LabelTables } from '../admin-kit/labels/label-tables.ts'
import { textsByEnglish } from '../foundation/languages/texts-by-english.ts'

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

/** Sentences of refusals, which staff get, too. */
const REPLIES: readonly ReplyWords[] = [
  accountReplies,
  admissionReplies,
  contactReplies,
  documentReplies,
  feeReplies,
  learningReplies,
  meritReplies,
  paymentReplies,
  platformReplies,
  rightsReplies,
  shopReplies,
]

/** What staff read by its English text: labels of the features, and texts of `shared`, as students read them. */
export function allStaffTexts(labels: LabelTables): LabelTables {
  return { hi: textsIn('hi', labels), bn: textsIn('bn', labels) }
}

function textsIn(locale: keyof LabelTables, labels: LabelTables): Record<string, string> {
  const replies = REPLIES.map((each) => textsByEnglish(each.en, each[locale]))
  return Object.assign({}, ...replies, translationsIn(locale, SHARED), labels[locale])
}
