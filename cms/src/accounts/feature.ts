import { accountContract } from '@pravesh/shared/accounts/contract'
import { accountPages } from '@pravesh/shared/accounts/pages'
import type { Field } from 'payload'
import { dueWork } from '../database/work/run-due.ts'
import type { Feature } from '../portal/feature.ts'
import { shellPage } from '../publishing/pages/define-page.ts'
import { accessesData } from './access-records/accesses-data.ts'
import { retainedAccesses } from './access-records/retained-accesses.ts'
import { accountsDashboard } from './admin/dashboard.ts'
import { accessRecords } from './collections/access-records.ts'
import { accountLinks } from './collections/account-links.ts'
import { consents } from './collections/consents.ts'
import { contactChanges } from './collections/contact-changes.ts'
import { dataBreaches } from './collections/data-breaches.ts'
import { guardianConsents } from './collections/guardian-consents.ts'
import { oneTimeCodes } from './collections/one-time-codes.ts'
import { registrationLimitsGlobal } from './collections/registration-limits-global.ts'
import { studentCredentials } from './collections/student-credentials.ts'
import { studentSessions } from './collections/student-sessions.ts'
import { studentsWith } from './collections/students.ts'
import { consentsData } from './consent/consents-data.ts'
import { contactEffects } from './contact-changes/contact-effects.ts'
import { accountEndpoints } from './endpoints.ts'
import { guardiansData } from './guardians/guardians-data.ts'
import { retainedGuardians } from './guardians/retained-guardians.ts'
import { accountsLabels } from './labels/labels.ts'
import { phoneCodeGauges } from './limits/phone-code-use.ts'
import { accountMessages } from './messages/messages.ts'
import { accountRecords } from './person-records.ts'
import { phoneCalls } from './verify/phone-calls.ts'

interface AccountsOptions {
  /** Panels of other features on the page of an account. */
  panels: Field[]
}

/** Accounts of students: registration, login and contact. */
export const accountsFor = ({ panels }: AccountsOptions): Feature => ({
  personRecords: accountRecords,
  labels: accountsLabels,
  collections: [
    studentsWith(panels),
    studentCredentials,
    studentSessions,
    oneTimeCodes,
    accountLinks,
    contactChanges,
    consents,
    guardianConsents,
    accessRecords,
    dataBreaches,
  ],
  gauges: [phoneCodeGauges],
  globals: [registrationLimitsGlobal],
  dashboardSection: accountsDashboard,
  endpoints: accountEndpoints,
  contract: accountContract,
  messages: accountMessages,
  personalData: [accessesData, consentsData, guardiansData],
  pages: accountPages.map((shell) => shellPage(shell)),
  routes: phoneCalls,
  retained: [retainedAccesses, retainedGuardians],
  work: [dueWork('contact-changes', contactEffects)],
})
