import { vi } from 'vitest'
import { findProcess, type ProcessRecord } from '../../src/allotment/processes/find-process.ts'
import type { ActingStaff } from '../../src/staff/index.ts'
import type { MeritApplicant } from '../builders/merit-applicants.ts'
import { inIndia } from '../in-india.ts'
import type { TestPortal } from '../start-test-portal.ts'

/** A merit process while it is played, with what later steps need of earlier ones. */
export interface Year {
  portal: TestPortal
  /** Id of the process. */
  process: string
  /** Prepares, checks and runs. A run is published by another person than the one who ran it. */
  officer: ActingStaff
  publisher: ActingStaff
  applicants: MeritApplicant[]
  /** By the id of the application. */
  byApplication: Map<string, MeritApplicant>
}

/** Moves the frozen clock to a time in India, and returns it. */
export function itIs(day: string, time = '10:00'): Date {
  vi.setSystemTime(inIndia(day, time))
  return new Date()
}

export async function processOfYear({ portal, process }: Year): Promise<ProcessRecord> {
  const found = await findProcess(portal.payload, process)
  if (found === null) throw new Error('The process is gone.')
  return found
}
