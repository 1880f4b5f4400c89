import type { ApplicationView, EditContext } from '@pravesh/shared/admissions/status/application-view'
import { ownNames } from '@pravesh/shared/admissions/wire/names'
import { type CourseCode, courseWithCode } from '@pravesh/shared/courses/courses'
import { callAdmission } from '../admission-api.ts'
import { applicationIn, ownPart } from '../status/applications-in.ts'

/** An application that its owner may correct now, and the initial state of the form. */
export interface Update {
  application: ApplicationView
  edit: EditContext
}

/**
 * Loads the application that a path names. Returns null if it cannot be corrected now, and `unreachable` if the server
 * did not respond. (spec 3, 2.2)
 */
export async function loadUpdate(pathname: string): Promise<Update | 'unreachable' | null> {
  const address = updateAddress(pathname)
  if (address === null) return null
  const { ok, status, result } = await callAdmission('application', { params: { id: address.id } })
  if (status === 0) return 'unreachable'
  const application = ok ? applicationIn(result) : null
  const edit = ownPart(result, ownNames.edit)
  if (application === null || edit === null) return null
  if (application.course !== address.course) return null
  return { application, edit: edit as EditContext }
}

/** The application that a path names; null if the course is unknown. (spec 3, 2.2) */
export function updateAddress(pathname: string): { course: CourseCode; id: string } | null {
  const [, named, segment] = /^\/student\/([^/]+)\/application\/([^/]+)\/update\/?$/.exec(pathname) ?? []
  const course = courseWithCode(named)
  const id = decoded(segment)
  return course === null || id === null ? null : { course, id }
}

function decoded(segment: string | undefined): string | null {
  try {
    return segment === undefined ? null : decodeURIComponent(segment)
  } catch {
    return null
  }
}
