import type { Feature } from '../platform/feature.ts'
import { staffDesk } from './admin/dashboard.ts'
import { staff as collection } from './collections/staff.ts'
import { startStaff } from './start-staff.ts'

/** The people who sign in to the admin, and what each of them may do. */
export const staff: Feature = {
  collections: [collection],
  dashboardSection: staffDesk,
  start: startStaff,
}
