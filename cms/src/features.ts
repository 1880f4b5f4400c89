import { accounts } from './accounts/feature.ts'
import { STUDENT_FIELD } from './accounts/index.ts'
import { admissions } from './admissions/feature.ts'
import {
  agreementKind,
  applicationFeePaid,
  applicationFeePayable,
  applicationFeePayables,
  applicationFeeRefunded,
  applicationFeeTerms,
  applicationFormKind,
  feeAccountsOfApplications,
} from './admissions/index.ts'
import { contact } from './contact/feature.ts'
import { content } from './content/feature.ts'
import { demo } from './demo/seed-demo.ts'
import { documents as documentsOf } from './documents/feature.ts'
import { receiptDownload, withReceipts } from './documents/index.ts'
import { pdf } from './documents/pdf/feature.ts'
import { fees as feesFor } from './fees/feature.ts'
import {
  applicationFeeTax,
  feePaid,
  feePayable,
  feePayables,
  feeRefunded,
  feeTax,
  feeTerms,
  feeWithinLimit,
} from './fees/index.ts'
import { learning } from './learning/feature.ts'
import { recordedCoursePaid, recordedCourseRefunded, recordedCourseTax, recordedCourseTerms } from './learning/index.ts'
import { outboxFor } from './messaging/feature.ts'
import { operationsFor } from './operations/feature.ts'
import { payments as paymentsFor } from './payments/feature.ts'
import type { Feature } from './portal/feature.ts'
import { shop } from './shop/feature.ts'
import { billKind, bookTax, orderEnded, orderPaid, orderRefunded, orderTerms } from './shop/index.ts'
import { staff } from './staff/feature.ts'
import { accessTo } from './staff/index.ts'
import { uploadChecks } from './storage/uploads/checks/feature.ts'

const operations = operationsFor(accessTo)
const outbox = outboxFor({ accessTo, studentField: STUDENT_FIELD })
const payments = paymentsFor({
  onPaid: withReceipts({
    'application-fee': applicationFeePaid,
    fee: feePaid,
    order: orderPaid,
    'recorded-course': recordedCoursePaid,
  }),
  withinLimit: { fee: feeWithinLimit },
  onRefunded: {
    'application-fee': applicationFeeRefunded,
    fee: feeRefunded,
    order: orderRefunded,
    'recorded-course': recordedCourseRefunded,
  },
  onEnded: { order: orderEnded },
  refundTerms: {
    'application-fee': applicationFeeTerms,
    fee: feeTerms,
    order: orderTerms,
    'recorded-course': recordedCourseTerms,
  },
  payables: {
    find: { 'application-fee': applicationFeePayable, fee: feePayable },
    list: { 'application-fee': applicationFeePayables, fee: feePayables },
  },
  fields: [receiptDownload],
})
const documents = documentsOf({
  kinds: { application: applicationFormKind, agreement: agreementKind, bill: billKind },
  taxes: { 'application-fee': applicationFeeTax, fee: feeTax, order: bookTax, 'recorded-course': recordedCourseTax },
})
const fees = feesFor({ accounts: feeAccountsOfApplications })

/** All features, each after its dependencies. They start in this order and stop in reverse. */
export const features: readonly Feature[] = [
  operations,
  staff,
  accounts,
  contact,
  content,
  payments,
  uploadChecks,
  pdf,
  documents,
  fees,
  admissions,
  shop,
  learning,
  demo,
  outbox,
]

/** All features in the order of the admin's navigation and dashboard. */
export const inMenuOrder: readonly Feature[] = [
  admissions,
  fees,
  contact,
  outbox,
  operations,
  payments,
  documents,
  uploadChecks,
  pdf,
  content,
  shop,
  learning,
  accounts,
  staff,
  demo,
]
