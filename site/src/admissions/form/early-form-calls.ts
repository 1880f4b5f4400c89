import { admissionCalls } from '@pravesh/shared/admissions/wire/calls'
import { COURSE_CODES } from '@pravesh/shared/courses/courses'
import { enrollPath } from '@pravesh/shared/courses/enroll-path'
import { type Locale, localizedPath } from '@pravesh/shared/platform/locale'
import { callAddress } from '@pravesh/shared/platform/wire-call'
import { pathsIn } from '@pravesh/shared/site/paths'
import type { EarlyCall } from '../../lib/early-calls.ts'

const ID = 'ID'

/** The call for the form of the course in the path, which is its id or its slug; see `courseToEnrollIn`. */
export function earlyFormCalls(locale: Locale): EarlyCall[] {
  const byId = {
    on: `^${pathsIn(locale).enroll(ID).replace(ID, '([^/]+)')}$`,
    address: callAddress(admissionCalls.form, { course: ID }).replace(ID, '$1'),
  }
  const bySlug = COURSE_CODES.map((course) => ({
    on: `^${localizedPath(enrollPath(course), locale)}$`,
    address: callAddress(admissionCalls.form, { course }),
  }))
  return [byId, ...bySlug]
}
