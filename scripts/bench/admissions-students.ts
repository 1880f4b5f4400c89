import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { root, step } from '../lib/step.ts'
import { shopSettings } from './shop.ts'

/** A student who is logged in, has uploaded every document, and has a whole application to send. */
export interface Applicant {
  email: string
  token: string
  submission: Record<string, unknown>
}

/** Adds such students to a portal that is stopped. */
export async function enrolApplicants(folder: string, count: number): Promise<Applicant[]> {
  const file = path.join(folder, 'applicants.json')
  const command = [process.execPath, path.join(root, 'scripts/bench/admissions-enrol.ts'), String(count), file]
  await step(`Enrolling ${count} applicants`, command, { env: shopSettings(folder), quiet: true })
  return JSON.parse(await readFile(file, 'utf8'))
}
