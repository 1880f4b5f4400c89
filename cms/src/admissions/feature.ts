import { admissionContract } from '@pravesh/shared/admissions/contract/contract'
import { admissionPages } from '@pravesh/shared/admissions/pages'
import { globalWithPublishing } from '../content/index.ts'
import { dueWork } from '../database/work/run-due.ts'
import type { Feature } from '../portal/feature.ts'
import { shellPage } from '../publishing/pages/define-page.ts'
import { admissionsDashboard } from './admin/dashboard.ts'
import { encryptedAadhaar } from './answers/encrypted-aadhaar.ts'
import { applicationEffects } from './changes/application-effects.ts'
import { followContact } from './changes/follow-contact.ts'
import { applicantDocuments } from './collections/applicant-documents.ts'
import { applicationDrafts } from './collections/application-drafts.ts'
import { applicationEvents } from './collections/application-events.ts'
import { applications } from './collections/applications.ts'
import { intakeSeats } from './collections/intake-seats.ts'
import { encryptedDrafts } from './drafts/draft-row.ts'
import { documentsInDrafts } from './drafts/find-draft.ts'
import { sweepDraftsTask } from './drafts/sweep-drafts.ts'
import { applicationEndpoints } from './endpoints.ts'
import { admissionMessages } from './messages/messages.ts'
import { admissionsData } from './personal-data/admissions-data.ts'
import { recordUses } from './removal/record-uses.ts'
import { admissionSettingsGlobal } from './settings/admission-settings-global.ts'
import { startAdmissions } from './start-admissions.ts'
import { documentEndpoints, sweepDocumentsTask } from './uploads/index.ts'

/** Course applications, from the first draft to the decision. */
export const admissions: Feature = {
  collections: [applications, intakeSeats, applicationEvents, applicationDrafts, applicantDocuments],
  globals: [globalWithPublishing(admissionSettingsGlobal)],
  messages: admissionMessages,
  personalData: admissionsData,
  contactChanged: followContact,
  encryptedFields: [encryptedAadhaar, encryptedDrafts],
  recordUses,
  endpoints: [...applicationEndpoints, ...documentEndpoints],
  contract: admissionContract,
  dashboardSection: admissionsDashboard,
  pages: admissionPages.map((shell) => shellPage(shell)),
  work: [dueWork('application-effects', applicationEffects)],
  tasks: [sweepDraftsTask, sweepDocumentsTask(documentsInDrafts)],
  start: startAdmissions,
}
