import { type ApaarMode, DEFAULT_APAAR_MODE } from '@pravesh/shared/admissions/answers/apaar'
import type { CourseCode } from '@pravesh/shared/courses/courses'
import type { Payload } from 'payload'
import { readGlobalRow } from '../../database/records/global-rows.ts'

/** Whether the form of a course asks for the APAAR ID. */
export async function apaarMode(payload: Payload, course: CourseCode): Promise<ApaarMode> {
  const row = await readGlobalRow({ payload, slug: 'admission-settings' })
  return row?.[`apaar${course}`] ?? DEFAULT_APAAR_MODE
}
