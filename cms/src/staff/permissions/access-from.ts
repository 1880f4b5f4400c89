import type { Access, CollectionConfig, FieldAccess, GlobalConfig } from 'payload'
import { allowsAct, decide, type RoleTable } from './decide.ts'
import { type Act, type Guarded, isGuarded, type Verb } from './permissions.ts'

/** The user of a request: a whole record on the server, a part of one in the browser. */
type User = { collection?: string; roles?: unknown } | null | undefined

/** Every question that the rest of the portal asks about permissions, answered from one table of roles. */
export function accessFrom(table: RoleTable) {
  function rolesOf(user: User): string[] {
    if (user?.collection !== 'staff' || !Array.isArray(user.roles)) return []
    return user.roles.filter((role) => typeof role === 'string')
  }

  /** Whether the user is a member of staff whose roles allow an act. Students, visitors and the system are not. */
  const may = (user: User, act: Act): boolean => allowsAct({ table, roles: rolesOf(user), act })

  /** Whether the user's roles allow a verb on every record of a collection or a global. */
  const mayDo = (user: User, verb: Verb, slug: string): boolean =>
    isGuarded(slug) && decide({ table, roles: rolesOf(user), subject: slug, verb }) === 'all'

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

    /** The access of a field that takes an act to set. */
    onlyWith:
      (act: Act): FieldAccess =>
      ({ req }) =>
        may(req.user, act),

    /** Hides a collection or a global from the menu of those who may not read it. */
    hiddenUnlessReadable:
      (subject: Guarded) =>
      ({ user }: { user: User }): boolean =>
        !mayDo(user, 'read', subject),

    /** The roles that allow an act. */
    rolesThatMay: (act: Act): string[] => Object.keys(table).filter((role) => allowsAct({ table, roles: [role], act })),

    /** Who may perform an act, in a sentence: “an administrator or an admissions officer”. */
    whoMay: (act: Act): string => titles(table, (role) => allowsAct({ table, roles: [role], act })),

    /** Who may do something to the records of a collection, in a sentence. */
    whoMayDo: (verb: Verb, slug: string): string =>
      titles(table, (role) => isGuarded(slug) && decide({ table, roles: [role], subject: slug, verb }) === 'all'),
  }
}

const alternatives = new Intl.ListFormat('en-IN', { type: 'disjunction' })

function titles(table: RoleTable, allowed: (role: string) => boolean): string {
  const rows = Object.entries(table).filter(([role]) => allowed(role))
  return alternatives.format(rows.map(([, { title }]) => title))
}
