import type { accountPages } from '@pravesh/shared/accounts/pages'
import type { admissionPages, namingAdmissionPages } from '@pravesh/shared/admissions/pages'
import type { allotmentPages, namingAllotmentPages } from '@pravesh/shared/allotment/pages'
import type { contactPages, contactShells } from '@pravesh/shared/contact/pages'
import type { contentPages } from '@pravesh/shared/content/pages'
import type { documentPages } from '@pravesh/shared/documents/pages'
import type { feePages } from '@pravesh/shared/fees/pages'
import type { learningPages } from '@pravesh/shared/learning/pages'
import type { paymentPages } from '@pravesh/shared/payments/pages'
import type { shopPages } from '@pravesh/shared/shop/pages'
import type { PageOf as DataOf } from '@pravesh/shared/site/page-data'
import type { studentPages } from '@pravesh/shared/student/pages'

type Kinds =
  | typeof contentPages
  | typeof contactPages
  | typeof contactShells
  | typeof accountPages
  | typeof admissionPages
  | typeof namingAdmissionPages
  | typeof paymentPages
  | typeof feePages
  | typeof documentPages
  | typeof allotmentPages
  | typeof namingAllotmentPages
  | typeof shopPages
  | typeof learningPages
  | typeof studentPages

/** The union of all page data that the features declare. */
export type PageData = DataOf<Kinds[number]>
export type PageKind = PageData['kind']
export type PageOf<K extends PageKind> = Extract<PageData, { kind: K }>
