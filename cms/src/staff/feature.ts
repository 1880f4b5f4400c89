import { dueWork } from '../database/work/run-due.ts'
import type { Feature } from '../portal/feature.ts'
import { staffDashboard } from './admin/dashboard.ts'
import { staff as collection } from './collections/staff.ts'
import { staffFactors } from './collections/staff-factors.ts'
import { staffSignIns } from './collections/staff-sign-ins.ts'
import { helpRoutes } from './help/routes.ts'
import { invitationWork } from './invitations/invitation-work.ts'
import { staffInviteAgain } from './invitations/invite-endpoint.ts'
import { staffLabels } from './labels/labels.ts'
import { leavingEndpoints } from './leaving/leaving-endpoints.ts'
import { leavingWork } from './leaving/leaving-work.ts'
import { rightsWork } from './leaving/rights-work.ts'
import { startFillingPlaces } from './limits/fill-places.ts'
import { limitedStaff } from './limits/limited-staff.ts'
import { staffInvitation } from './messages/staff-invitation.ts'
import { withAnswers } from './messages/with-answers.ts'
import { encryptedAppSecrets } from './second-factor/app-secret.ts'
import { sweepSignIns } from './sessions/sweep-sign-ins.ts'
import { startStaff } from './start-staff.ts'

/** Staff accounts, their roles and permissions. */
export const staff: Feature = {
  labels: withAnswers(staffLabels),
  collections: [collection, staffFactors, staffSignIns],
  dashboardSection: staffDashboard,
  endpoints: [staffInviteAgain, ...leavingEndpoints],
  messages: [staffInvitation],
  routes: helpRoutes,
  encryptedFields: [encryptedAppSecrets],
  work: [
    sweepSignIns,
    dueWork('invitations', invitationWork),
    dueWork('departures', leavingWork),
    dueWork('changed-rights', rightsWork),
  ],
  recordUses: [limitedStaff],
  start: async (context) => {
    const { announcement } = await startStaff(context)
    return { announcement, ...(await startFillingPlaces(context)) }
  },
}
