import { admissionContract } from '@pravesh/shared/admissions/contract/contract'
import { admissionPages, namingAdmissionPages } from '@pravesh/shared/admissions/pages'
import { globalWithPublishing, namingPage } from '../content/index.ts'
import { dueWork } from '../database/work/run-due.ts'
import type { Feature } from '../portal/feature.ts'
import { shellPage } from '../publishing/pages/define-page.ts'
import { admissionsDashboard } from './admin/dashboard.ts'
import { encryptedAadhaar } from './answers/encrypted-aadhaar.ts'
import { encryptedApaar } from './answers/encrypted-apaar.ts'
import { encryptedIdentityKeys } from './answers/identity-key.ts'
import { placedStudents } from './applications/student-places.ts'
import { assignedRuns } from './bulk/assigned-runs.ts'
import { bulkResultsExport } from './bulk/results-export.ts'
import { sweepRunItemsTask } from './bulk/sweep-run-items.ts'
import { wakeBulkRunner } from './bulk/work/runner.ts'
import { applicationEffects } from './changes/application-effects.ts'
import { followContact } from './changes/follow-contact.ts'
import { applicantDocuments } from './collections/applicant-documents.ts'
import { applicationDrafts } from './collections/application-drafts.ts'
import { applicationEvents } from './collections/application-events.ts'
import { applications } from './collections/applications.ts'
import { bulkRunItems } from './collections/bulk-run-items.ts'
import { bulkRuns } from './collections/bulk-runs.ts'
import { correctionDeadlines } from './collections/correction-deadlines.ts'
import { correctionWindows } from './collections/correction-windows.ts'
import { duplicatePairs } from './collections/duplicate-pairs.ts'
import { identityKeys } from './collections/identity-keys.ts'
import { intakeSeats } from './collections/intake-seats.ts'
import { listViews } from './collections/list-views.ts'
import { noteMentions } from './collections/note-mentions.ts'
import { reasonTexts } from './collections/reason-texts.ts'
import { secondReadings } from './collections/second-readings.ts'
import { deadlineWork } from './deadlines/deadline-work.ts'
import { encryptedDrafts } from './drafts/draft-row.ts'
import { documentsInDrafts } from './drafts/find-draft.ts'
import { retainedDrafts } from './drafts/retained-drafts.ts'
import { applicationEndpoints } from './endpoints.ts'
import { admissionsLabels } from './labels/labels.ts'
import { openMentions } from './mentions/open-mentions.ts'
import { admissionMessages } from './messages/messages.ts'
import { admissionRecords } from './person-records.ts'
import { admissionsData } from './personal-data/admissions-data.ts'
import { assignedApplications } from './queue/assigned-applications.ts'
import { recalculateDueDays } from './queue/recalculate-due-days.ts'
import { reportOverdue } from './queue/report-overdue.ts'
import { readingsExport } from './readings/readings-export.ts'
import { waitingReadings } from './readings/waiting-readings.ts'
import { recordUses } from './removal/record-uses.ts'
import { verdictEffects } from './same-person/verdict-effects.ts'
import { admissionSettingsGlobal } from './settings/admission-settings-global.ts'
import { startAdmissions } from './start-admissions.ts'
import { documentEndpoints, sweepDocumentsTask } from './uploads/index.ts'
import { retainedDocuments } from './uploads/retained-documents.ts'
import { windowWork } from './windows/window-work.ts'

/** Course applications, from the first draft to the decision. */
export const admissions: Feature = {
  personRecords: admissionRecords,
  labels: admissionsLabels,
  collections: [
    applications,
    intakeSeats,
    applicationEvents,
    duplicatePairs,
    noteMentions,
    applicationDrafts,
    applicantDocuments,
    identityKeys,
    reasonTexts,
    bulkRuns,
    bulkRunItems,
    secondReadings,
    correctionDeadlines,
    correctionWindows,
    listViews,
  ],
  globals: [globalWithPublishing(admissionSettingsGlobal)],
  messages: admissionMessages,
  personalData: admissionsData,
  contactChanged: followContact,
  encryptedFields: [encryptedAadhaar, encryptedApaar, encryptedDrafts, encryptedIdentityKeys],
  recordUses,
  placed: [placedStudents],
  endpoints: [...applicationEndpoints, ...documentEndpoints],
  exports: [bulkResultsExport, readingsExport],
  assignedWork: [assignedApplications, waitingReadings, openMentions, assignedRuns],
  contract: admissionContract,
  dashboardSection: admissionsDashboard,
  pages: [...admissionPages.map((shell) => shellPage(shell)), ...namingAdmissionPages.map(namingPage)],
  work: [
    dueWork('application-effects', applicationEffects),
    dueWork('correction-deadlines', deadlineWork),
    dueWork('correction-windows', windowWork),
    dueWork('duplicate-verdicts', verdictEffects),
    wakeBulkRunner,
    recalculateDueDays,
    reportOverdue,
  ],
  tasks: [sweepRunItemsTask, sweepDocumentsTask(documentsInDrafts)],
  retained: [
    retainedDrafts,
    retainedDocuments({ kind: 'rejectedDocuments', status: 'REJECTED' }),
    retainedDocuments({ kind: 'identityCopies', status: 'APPROVED', only: 'aadhaarCard' }),
  ],
  start: startAdmissions,
}
