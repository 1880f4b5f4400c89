import { admissionContract } from '@pravesh/shared/admissions/contract/contract'
import { admissionPages } from '@pravesh/shared/admissions/pages'
import { guardsRemoval } from '../content/index.ts'
import type { Feature } from '../platform/feature.ts'
import { shellPage } from '../platform/pages/define-page.ts'
import { dueWork } from '../platform/work/run-due.ts'
import { admissionsDesk } from './admin/desk.ts'
import { encryptedAadhaar } from './answers/aadhaar-seal.ts'
import { applicationEffects } from './changes/application-effects.ts'
import { academicSessions } from './collections/academic-sessions.ts'
import { applicationDrafts } from './collections/application-drafts.ts'
import { applicationEvents } from './collections/application-events.ts'
import { applications } from './collections/applications.ts'
import { feeStructures } from './collections/fee-structures.ts'
import { keyActiveFees } from './courses/key-active-fees.ts'
import { applicantDocuments, documentEndpoints, sweepDocumentsTask } from './documents/index.ts'
import { encryptedDrafts } from './drafts/draft-row.ts'
import { documentsInDrafts } from './drafts/find-draft.ts'
import { sweepDraftsTask } from './drafts/sweep-drafts.ts'
import { applicationEndpoints } from './endpoints/index.ts'
import { admissionsData } from './personal-data/admissions-data.ts'
import { recordUses } from './removal/record-uses.ts'

/** Applications to the courses, from the first draft to the decision. */
export const admissions: Feature = {
  collections: [
    applications,
    guardsRemoval(academicSessions),
    feeStructures,
    applicationEvents,
    applicationDrafts,
    applicantDocuments,
  ],
  personalData: admissionsData,
  encryptedFields: [encryptedAadhaar, encryptedDrafts],
  recordUses,
  endpoints: [...applicationEndpoints, ...documentEndpoints],
  contract: admissionContract,
  desk: admissionsDesk,
  pages: admissionPages.map((shell) => shellPage(shell)),
  start: async ({ payload }) => {
    await keyActiveFees(payload)
    return {}
  },
  work: [dueWork(applicationEffects)],
  tasks: [sweepDraftsTask, sweepDocumentsTask(documentsInDrafts)],
}
