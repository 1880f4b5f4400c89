import { type CheckSettings, NO_CHECK_SETTINGS } from '@pravesh/shared/admissions/checks/check'
import type { CourseCode } from '@pravesh/shared/courses/courses'
import type { Payload } from 'payload'

/** What the automatic checks of a course compare with. */
export async function checkSettings(payload: Payload, course: CourseCode): Promise<CheckSettings> {
  const stored = await payload.findGlobal({ slug: 'admission-settings', depth: 0 })
  const group: Partial<CheckSettings> = stored[`checks${course}`] ?? {}
  const { minimumAge, maximumAge, ageOn, degreeMinimum, degreeMinimumReserved } = { ...NO_CHECK_SETTINGS, ...group }
  const [day, month] = (ageOn ?? '').split('/')
  return { minimumAge, maximumAge, degreeMinimum, degreeMinimumReserved, ageOn: month ? `${month}-${day}` : null }
}
