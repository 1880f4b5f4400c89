import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { root, step } from '../lib/step.ts'
import { settingsOf } from './filled-folder.ts'

/** A logged-in student with uploaded documents and a complete submission. */
export interface Applicant {
  email: string
  token: string
  submission: Record<string, unknown>
}

export interface Enrolled {
  applicants: Applicant[]
  /** The session of a student of the demo content who is admitted and owes fees. */
  admittedToken: string
}

/** Adds such students to a stopped portal with the demo content. */
export async function enrolApplicants(folder: string, count: number): Promise<Enrolled> {
  const file = path.join(folder, 'applicants.json')
  const command = [process.execPath, path.join(root, 'scripts/bench/admissions-enrol.ts'), String(count), file]
  await step(`Enrolling ${count} applicants`, command, { env: settingsOf(folder), quiet: true })
  return JSON.parse(await readFile(file, 'utf8'))
}
