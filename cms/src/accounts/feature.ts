import { accountContract } from '@pravesh/shared/accounts/contract'
import { accountPages } from '@pravesh/shared/accounts/pages'
import { dueWork } from '../database/work/run-due.ts'
import type { Feature } from '../portal/feature.ts'
import { shellPage } from '../publishing/pages/define-page.ts'
import { accountsDashboard } from './admin/dashboard.ts'
import { accountLinks } from './collections/account-links.ts'
import { contactChanges } from './collections/contact-changes.ts'
import { oneTimeCodes } from './collections/one-time-codes.ts'
import { registrationLimitsGlobal } from './collections/registration-limits-global.ts'
import { studentCredentials } from './collections/student-credentials.ts'
import { studentSessions } from './collections/student-sessions.ts'
import { students } from './collections/students.ts'
import { contactEffects } from './contact-changes/contact-effects.ts'
import { accountEndpoints } from './endpoints.ts'
import { phoneCodeGauges } from './limits/phone-code-use.ts'
import { accountMessages } from './messages/messages.ts'
import { phoneCalls } from './verify/phone-calls.ts'

export const accounts: Feature = {
  collections: [students, studentCredentials, studentSessions, oneTimeCodes, accountLinks, contactChanges],
  gauges: [phoneCodeGauges],
  globals: [registrationLimitsGlobal],
  dashboardSection: accountsDashboard,
  endpoints: accountEndpoints,
  contract: accountContract,
  messages: accountMessages,
  pages: accountPages.map((shell) => shellPage(shell)),
  routes: phoneCalls,
  work: [dueWork('contact-changes', contactEffects)],
}
