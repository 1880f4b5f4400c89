import type { FindApprovalObstacle } from '../../admissions/index.ts'
import { processOf } from '../processes/find-process.ts'

/** While a process of the course and session is open, it alone gives the seats. */
export const meritObstacle: FindApprovalObstacle = async ({ payload, application }) => {
  const process = await processOf(payload, application)
  return process?.state === 'open' ? 'Seats of this course are given by its merit process.' : null
}
