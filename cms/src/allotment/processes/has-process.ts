import type { HasMeritProcess } from '../../admissions/index.ts'
import { processOf } from './find-process.ts'

/** Applicants see a process once it was opened. */
export const hasMeritProcess: HasMeritProcess = async (payload, of) => {
  const process = await processOf(payload, of)
  return process !== null && process.state !== 'draft'
}
