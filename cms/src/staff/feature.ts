import type { Feature } from '../portal/feature.ts'
import { staffDashboard } from './admin/dashboard.ts'
import { staff as collection } from './collections/staff.ts'
import { helpRoutes } from './help/routes.ts'
import { startStaff } from './start-staff.ts'

/** Staff accounts, their roles and permissions. */
export const staff: Feature = {
  collections: [collection],
  dashboardSection: staffDashboard,
  routes: helpRoutes,
  start: startStaff,
}
