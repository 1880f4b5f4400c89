/** Public interface of admissions for `features.ts` and other features. */

export { applicantsAmong } from './applications/applicants-among.ts'
export { type ApplicationRecord, applicationRecord, findApplication } from './applications/application-record.ts'
export { applicationSubject } from './applications/application-subject.ts'
export { feeAccountsOfApplications } from './applications/fee-accounts.ts'
export { loadCosts } from './costs/load-costs.ts'
export { applicationFeePurpose } from './fee/application-fee-purpose.ts'
export { draftsToSend } from './form/drafts-to-send.ts'
export { agreementKind } from './printed/agreement-kind.ts'
export { applicationFormKind } from './printed/application-form-kind.ts'
export { seatsTaken } from './seats/seats-taken.ts'
export { answerTimeText } from './settings/answer-time-text.ts'
export { myApplications } from './status/application-views.ts'
