import type { PaymentPurpose } from '@pravesh/shared/payments/purposes'
import { accountsFor } from './accounts/feature.ts'
import { STUDENT_FIELD } from './accounts/index.ts'
import { admissions } from './admissions/feature.ts'
import {
  agreementKind,
  answerTimeText,
  applicationFeePurpose,
  applicationFormKind,
  applicationSubject,
  feeAccountsOfApplications,
  loadCosts,
  seatsTaken,
  takeCarriedFee,
} from './admissions/index.ts'
import { allotment } from './allotment/feature.ts'
import {
  allottedPlace,
  courseCalendar,
  endJoinedSeat,
  feeCredits,
  hasMeritProcess,
  mayCarryFee,
  meritObstacle,
  meritPeriods,
  seatPurpose,
} from './allotment/index.ts'
import { contact } from './contact/feature.ts'
import { contentFor } from './content/feature.ts'
import { contentNumbers, contentPlaceholders, namedValuesOf, translatedNames, translateRows } from './content/index.ts'
import { demo } from './demo/seed-demo.ts'
import { documentParts, documents } from './documents/feature.ts'
import { issueReceipt, type PaidPurpose, receiptDownload } from './documents/index.ts'
import { fees } from './fees/feature.ts'
import {
  courseRefundsText,
  dueSubject,
  feeApprovals,
  feeNumbers,
  feePlaceholders,
  feePurpose,
  refundLimit,
} from './fees/index.ts'
import { figures } from './figures/feature.ts'
import { beforeDeletion, MARKED_COLUMNS } from './figures/index.ts'
import type { Portal } from './foundation/portal.ts'
import { learning } from './learning/feature.ts'
import { purchasePurpose } from './learning/index.ts'
import { outboxFor } from './messaging/feature.ts'
import { operationsFor } from './operations/feature.ts'
import { paymentParts, payments as paymentsFor } from './payments/feature.ts'
import { bankDaysText, bankNumbers, paymentSubject } from './payments/index.ts'
import { pdf } from './pdf/feature.ts'
import { people } from './people/feature.ts'
import { personPanel } from './people/index.ts'
import type { Feature } from './portal/feature.ts'
import { retention } from './retention/feature.ts'
import { retentionPlaceholders } from './retention/index.ts'
import { rights } from './rights/feature.ts'
import { rightsPlaceholders } from './rights/index.ts'
import { shop } from './shop/feature.ts'
import { billKind, orderPurpose, orderSubject, shopNumbers, shopPlaceholders } from './shop/index.ts'
import { staff } from './staff/feature.ts'
import { accessTo, may, requireProven } from './staff/index.ts'
import { uploadChecks } from './storage/uploads/checks/feature.ts'
import { student } from './student/feature.ts'
import { noticeSendingField } from './student/index.ts'

/** What can be paid for. */
const purposes: Readonly<Record<PaymentPurpose, PaidPurpose>> = {
  'application-fee': applicationFeePurpose,
  fee: feePurpose,
  order: orderPurpose,
  'recorded-course': purchasePurpose,
  seat: seatPurpose,
}

/** What staff can name in texts. */
export const placeholders = [
  ...shopPlaceholders,
  ...contentPlaceholders,
  ...feePlaceholders,
  answerTimeText,
  bankDaysText,
  courseRefundsText,
  ...retentionPlaceholders,
  ...rightsPlaceholders,
]

/** What features provide to each other, as members of the portal. */
export const featureParts = {
  ...paymentParts({ purposes, afterPaid: issueReceipt, approvals: feeApprovals, refundLimit }),
  ...documentParts({
    kinds: { application: applicationFormKind, agreement: agreementKind, bill: billKind },
    purposes,
  }),
  requireProven,
  feeAccounts: feeAccountsOfApplications,
  feeCredits,
  approvalObstacle: meritObstacle,
  approvalWithdrawn: endJoinedSeat,
  helpSubjects: { application: applicationSubject, order: orderSubject, payment: paymentSubject, due: dueSubject },
  namedValues: namedValuesOf(placeholders),
  translateRows,
  translatedNames,
  marked: MARKED_COLUMNS,
  hasMeritProcess,
  meritPeriods,
  mayCarryFee,
  allottedPlace,
  takeCarriedFee,
  beforeDeletion,
} satisfies Partial<Portal>

const accounts = accountsFor({ panels: [personPanel] })
const content = contentFor({
  costs: loadCosts,
  taken: seatsTaken,
  calendar: courseCalendar,
  numbers: [...contentNumbers, ...bankNumbers, ...feeNumbers, ...shopNumbers],
  placeholders,
  noticeFields: [noticeSendingField],
})
const operations = operationsFor(accessTo)
const outbox = outboxFor({
  accessTo,
  studentField: STUDENT_FIELD,
  maySendAgain: (user) => may(user, 'send messages again'),
})
const payments = paymentsFor({ fields: [receiptDownload] })

/** All features, each after its dependencies. They start in this order and stop in reverse. */
export const features: readonly Feature[] = [
  operations,
  staff,
  accounts,
  contact,
  content,
  retention,
  rights,
  payments,
  uploadChecks,
  pdf,
  documents,
  fees,
  admissions,
  figures,
  shop,
  learning,
  allotment,
  student,
  people,
  demo,
  outbox,
]

/** All features in the order of the admin's navigation and dashboard. */
export const inMenuOrder: readonly Feature[] = [
  admissions,
  allotment,
  figures,
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
  rights,
  student,
  people,
  retention,
  staff,
  demo,
]

/** Every field that is encrypted with FIELD_KEY. */
export const encryptedFields = features.flatMap((feature) => feature.encryptedFields ?? [])
