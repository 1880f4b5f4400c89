import { studentContract } from '@pravesh/shared/student/dashboard/contract'
import type { Feature } from '../portal/feature.ts'
import { dashboard } from './dashboard/dashboard-endpoint.ts'

/** What the student area shows of all features. */
export const student: Feature = {
  endpoints: [dashboard],
  contract: studentContract,
}
