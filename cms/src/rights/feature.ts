import { rightsContract } from '@pravesh/shared/rights/contract'
import { dueWork } from '../database/work/run-due.ts'
import type { Feature } from '../portal/feature.ts'
import { rightsDashboard } from './admin/dashboard.ts'
import { adoptDeletions } from './ask/adopt-deletions.ts'
import { followDeletion } from './ask/follow-deletion.ts'
import { rightsEndpoints } from './ask/rights-endpoints.ts'
import { nominatedPersons } from './collections/nominated-persons.ts'
import { rightsRequests } from './collections/rights-requests.ts'
import { assignedRequests } from './desk/assigned-requests.ts'
import { deskEndpoints } from './desk/desk-endpoints.ts'
import { rightsWork } from './effects/rights-work.ts'
import { rightsLabels } from './labels/labels.ts'
import { rightsMessages } from './messages/messages.ts'
import { encryptedNominees } from './nominees/nominee.ts'
import { rightsRecords } from './person-records.ts'
import { nomineeData } from './personal-data/nominee-data.ts'
import { rightsData } from './personal-data/rights-data.ts'
import { retainedRequests } from './requests/retained-requests.ts'
import { encryptedRequests } from './requests/sealed-words.ts'
import { rightsSettingsGlobal } from './settings/rights-settings-global.ts'

/** Requests of students about their personal data, and what staff do about them. (decision 99) */
export const rights: Feature = {
  collections: [rightsRequests, nominatedPersons],
  globals: [rightsSettingsGlobal],
  labels: rightsLabels,
  endpoints: [...rightsEndpoints, ...deskEndpoints],
  contract: rightsContract,
  messages: rightsMessages,
  dashboardSection: rightsDashboard,
  deletionAsked: followDeletion,
  personalData: [rightsData, nomineeData],
  personRecords: rightsRecords,
  retained: [retainedRequests],
  assignedWork: [assignedRequests],
  encryptedFields: [encryptedRequests, encryptedNominees],
  work: [dueWork('rights-requests', rightsWork)],
  start: async ({ payload }) => {
    await adoptDeletions(payload)
    return {}
  },
}
