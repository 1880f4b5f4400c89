import { withRemovalGuard } from '../content/index.ts'
import type { Feature } from '../platform/feature.ts'
import { academicSessions } from './collections/academic-sessions.ts'
import { feeStructures } from './collections/fee-structures.ts'
import { feeEndpoints } from './fee-endpoints.ts'
import { keyActiveFees } from './structures/key-active-fees.ts'

/** Fee structures and academic sessions. */
export const fees: Feature = {
  collections: [withRemovalGuard(academicSessions), feeStructures],
  endpoints: feeEndpoints,
  start: async ({ payload }) => {
    await keyActiveFees(payload)
    return {}
  },
}
