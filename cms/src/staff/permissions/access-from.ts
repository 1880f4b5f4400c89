import type { Access, CollectionConfig, FieldAccess, GlobalConfig } from 'payload'
import { formatChoices } from '../../foundation/formats.ts'
import { allowsAction, decide, type RoleTable } from './decide.ts'
import { type Action, type Guarded, isGuarded, type Verb } from './permissions.ts'

/** The user of a request: a full record on the server, a partial one in the browser. */
type User = { collection?: string; roles?: unknown; id?: unknown } | null | undefined

/** Builds all access checks of the portal from one role table. */
export function accessFrom(table: RoleTable) {
  function rolesOf(user: User): string[] {
    if (user?.collection !== 'staff' || !Array.isArray(user.roles)) return []
    return user.roles.filter((role) => typeof role === 'string')
  }

  /**
   * Whether the user is a member of staff with a role that allows the action. False for students, visitors and the system.
   */
  const may = (user: User, action: Action): boolean => allowsAction({ table, roles: rolesOf(user), action })

  /** Whether the user's roles allow a verb on every record of a collection or global. */
  const mayDo = (user: User, verb: Verb, slug: string): boolean =>
    isGuarded(slug) && decide({ table, roles: rolesOf(user), subject: slug, verb }) === 'all'

  /** Whether the user's roles allow a verb on one record, which may be the user's own account. */
  const mayDoOn = (user: User, verb: Verb, slug: string, id: unknown): boolean => {
    if (!isGuarded(slug)) return false
    const decision = decide({ table, roles: rolesOf(user), subject: slug, verb })
    return decision === 'all' || (decision === 'own' && id !== undefined && id === user?.id)
  }

  function access(subject: Guarded, verb: Verb): Access {
    return ({ req: { user } }) => {
      const decision = decide({ table, roles: rolesOf(user), subject, verb })
      if (decision === 'own') return { id: { equals: user?.id } }
      return decision === 'all'
    }
  }

  return {
    may,
    mayDo,
    mayDoOn,

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
  return formatChoices(rows.map(([, { title }]) => title))
}
