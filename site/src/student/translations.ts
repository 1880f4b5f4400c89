import { accountReplies } from '@pravesh/shared/accounts/replies/words/words'
import { accountTranslations } from '@pravesh/shared/accounts/translations/translations'
import { admissionTranslations } from '@pravesh/shared/admissions/translations/translations'
import { contactTranslations } from '@pravesh/shared/contact/translations/translations'
import { contentTranslations } from '@pravesh/shared/content/translations/translations'
import { courseTranslations } from '@pravesh/shared/courses/translations/translations'
import { documentTranslations } from '@pravesh/shared/documents/translations/translations'
import { feeTranslations } from '@pravesh/shared/fees/translations/translations'
import { paymentReplies } from '@pravesh/shared/payments/replies/words/words'
import { paymentTranslations } from '@pravesh/shared/payments/translations/translations'
import type { Locale } from '@pravesh/shared/platform/locale'
import type { ReplyWords } from '@pravesh/shared/platform/replies/said'
import { platformReplies } from '@pravesh/shared/platform/replies/words/words'
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

/** The replies to calls of every page of students. */
const replies = [platformReplies, accountReplies, paymentReplies]

/** The translations for a page of the student area, and the words of the replies to its own calls. */
export const studentTranslations = (locale: Locale, own: readonly ReplyWords[] = []): Translations =>
  translationsIn(locale, [...features, ...replies, ...own])
