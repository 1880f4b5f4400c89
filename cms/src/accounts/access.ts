import type { Access, CollectionConfig, FieldAccess, GlobalConfig, JobsConfig } from 'payload'
import { courseWriters, decide, type Guarded, roleKeepers, type Verb } from './permissions.ts'
import { isRole, type Role } from './roles.ts'

type CollectionAccess = NonNullable<CollectionConfig['access']>

/** Whoever Payload says is asking: on the server a record, in the browser a part of one. */
type Asker = { collection?: string; roles?: unknown } | null | undefined

/** The roles of the member of staff who asks; none for students, visitors and the system. */
export function rolesOf(user: Asker): Role[] {
  if (user?.collection !== 'staff' || !Array.isArray(user.roles)) return []
  return user.roles.filter(isRole)
}

/** Whether the one who asks has one of these roles. */
export function hasRole(user: Asker, wanted: readonly Role[]): boolean {
  return rolesOf(user).some((role) => wanted.includes(role))
}

function access(subject: Guarded, verb: Verb): Access {
  return ({ req: { user } }) => {
    const decision = decide({ roles: rolesOf(user), subject, verb })
    if (decision === 'own') return { id: { equals: user?.id } }
    return decision === 'all'
  }
}

/** The access of a collection, as the table of permissions says. */
export function accessTo(subject: Guarded): CollectionAccess {
  return {
    create: access(subject, 'create'),
    read: access(subject, 'read'),
    update: access(subject, 'update'),
    delete: access(subject, 'delete'),
    readVersions: access(subject, 'readVersions'),
    unlock: access(subject, 'unlock'),
    admin: ({ req: { user } }) => decide({ roles: rolesOf(user), subject, verb: 'admin' }) === 'all',
  }
}

/** The access of a global, as the table of permissions says. */
export function accessToGlobal(subject: Guarded): NonNullable<GlobalConfig['access']> {
  return {
    read: access(subject, 'read'),
    update: access(subject, 'update'),
    readVersions: access(subject, 'readVersions'),
  }
}

/** Nobody runs, queues or cancels jobs over the API; the portal's own worker is not asked. */
export const accessToJobs: NonNullable<JobsConfig['access']> = {
  queue: () => false,
  run: () => false,
  cancel: () => false,
}

/** A field that only those who give out roles may set. */
export const onlyRoleKeepers: FieldAccess = ({ req }) => hasRole(req.user, roleKeepers)

/** A field of a course that those who only keep its fees and colleges may not change. */
export const onlyCourseWriters: FieldAccess = ({ req }) => hasRole(req.user, courseWriters)

/** A field that the system alone sets. */
export const onlySystem: FieldAccess = () => false

/** Hides a collection or a global from the menu of those who may not read it. */
export function hiddenUnlessReadable(subject: Guarded): (args: { user: Asker }) => boolean {
  return ({ user }) => decide({ roles: rolesOf(user), subject, verb: 'read' }) !== 'all'
}
