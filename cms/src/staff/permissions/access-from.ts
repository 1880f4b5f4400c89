import type { Access, CollectionConfig, FieldAccess, GlobalConfig, Where } from 'payload'
import { formatChoices } from '../../foundation/formats.ts'
import { staffText } from '../../foundation/languages/staff-text.ts'
import { scopeOf } from '../scope/scope.ts'
import { ACTION_REACH, BELONGING, type Belonging } from './belonging.ts'
import { allowsAction, decide, type RoleTable } from './decide.ts'
import { filteredInOrder, limitOf } from './limit.ts'
import { type Action, type Guarded, isGuarded, type Verb } from './permissions.ts'

/** The user of a request: a full record on the server, a partial one in the browser. */
type User =
  | { collection?: string; roles?: unknown; id?: unknown; limitColleges?: unknown; limitCourses?: unknown }
  | null
  | undefined

/** Builds all access checks of the portal from one role table. */
export function accessFrom(table: RoleTable) {
  function rolesOf(user: User): string[] {
    if (user?.collection !== 'staff' || !Array.isArray(user.roles)) return []
    return user.roles.filter((role) => typeof role === 'string')
  }

  /**
   * Whether the user is a member of staff with a role that allows the action. False for students, visitors and the
   * system, and for limited staff if the action reaches beyond colleges and courses. The limit of the record acted upon
   * is checked apart, by `requireInScope`.
   */
  const may = (user: User, action: Action): boolean =>
    allowsAction({ table, roles: rolesOf(user), action }) &&
    (scopeOf(user) === null || ACTION_REACH[action] === 'inside')

  /** What the user's roles and limit allow: everything, nothing, or on the records that match. */
  function grantOf(user: User, verb: Verb, subject: Guarded): boolean | Where {
    const decision = decide({ table, roles: rolesOf(user), subject, verb })
    if (decision === 'own') return { id: { equals: user?.id } }
    const scope = scopeOf(user)
    return decision === 'all' && (scope === null || limitOf({ scope, subject, verb, userId: user?.id }))
  }

  /**
   * Whether the user may do something with a collection or global as such: with all records, or with those inside the
   * user's limit. Records that are read through others count; the endpoints that serve them check the others.
   */
  const mayDo = (user: User, verb: Verb, slug: string): boolean => {
    if (!isGuarded(slug) || decide({ table, roles: rolesOf(user), subject: slug, verb }) !== 'all') return false
    if (scopeOf(user) === null) return true
    const belonging: Belonging = BELONGING[slug]
    if (belonging === 'own' && verb !== 'admin') return false
    return (belonging === 'through' && verb === 'read') || grantOf(user, verb, slug) !== false
  }

  /**
   * Whether the user's roles allow a verb on one record, which may be the user's own account. Whether it is inside the
   * user's limit is for `isInScope`.
   */
  const mayDoOn = (user: User, verb: Verb, slug: string, id: unknown): boolean =>
    mayDo(user, verb, slug) ||
    (isGuarded(slug) && id !== undefined && id === user?.id && isOwn(grantOf(user, verb, slug)))

  const isOwn = (grant: boolean | Where) => typeof grant === 'object' && 'id' in grant

  function access(subject: Guarded, verb: Verb): Access {
    return ({ req: { user, payload } }) => {
      const grant = grantOf(user, verb, subject)
      const scope = scopeOf(user)
      if (scope === null || typeof grant === 'boolean' || BELONGING[subject] !== 'place') return grant
      return payload?.db.name === 'sqlite' ? filteredInOrder(scope, grant) : grant
    }
  }

  return {
    may,
    mayDo,
    mayDoOn,
    grantOf,

    accessTo: (subject: Guarded): NonNullable<CollectionConfig['access']> => ({
      create: access(subject, 'create'),
      read: access(subject, 'read'),
      update: access(subject, 'update'),
      delete: access(subject, 'delete'),
      readVersions: access(subject, 'readVersions'),
      unlock: access(subject, 'unlock'),
      admin: ({ req: { user } }) => mayDo(user, 'admin', subject),
    }),

    accessToGlobal: (subject: Guarded): NonNullable<GlobalConfig['access']> => ({
      read: access(subject, 'read'),
      update: access(subject, 'update'),
      readVersions: access(subject, 'readVersions'),
    }),

    /** Field access that requires an action. */
    onlyWith:
      (action: Action): FieldAccess =>
      ({ req }) =>
        may(req.user, action),

    /** Hides a collection or global from the menu of users who may not read it. */
    hiddenUnlessReadable:
      (subject: Guarded) =>
      ({ user }: { user: User }): boolean =>
        !mayDo(user, 'read', subject),

    rolesThatMay: (action: Action): string[] =>
      Object.keys(table).filter((role) => allowsAction({ table, roles: [role], action })),

    /** Titles of the roles that allow an action, for a sentence: “an administrator or an admissions officer”. */
    whoMay: (action: Action): string => titles(table, (role) => allowsAction({ table, roles: [role], action })),

    /** Titles of the roles that allow a verb on a collection, for a sentence. */
    whoMayDo: (verb: Verb, slug: string): string =>
      titles(table, (role) => isGuarded(slug) && decide({ table, roles: [role], subject: slug, verb }) === 'all'),
  }
}

function titles(table: RoleTable, allowed: (role: string) => boolean): string {
  const rows = Object.entries(table).filter(([role]) => allowed(role))
  return formatChoices(rows.map(([, { title }]) => staffText(title)))
}
