import type { Access, PayloadRequest } from 'payload'
import { describe, expect, it } from 'vitest'
import { accessFrom } from './access-from.ts'
import { ACTIONS, SUBJECTS, VERBS, type Verb } from './permissions.ts'
import { everyMember, type RoleRow, roleTable } from './roles.ts'

const registrar: RoleRow = {
  label: 'Registrar (sessions and decisions)',
  title: 'a registrar',
  may: { 'academic-sessions': ['update'], students: ['read'] },
  actions: ['decide applications'],
  needsSecondFactor: false,
}
const { accessTo, accessToGlobal, may, mayDo, hiddenUnlessReadable, onlyWith, rolesThatMay, whoMay, whoMayDo } =
  accessFrom({ ...roleTable, registrar })
const user = { id: 'me', collection: 'staff', roles: ['registrar'] }
const req = { user } as unknown as PayloadRequest

const answer = (access: Access | undefined) => access?.({ req }) ?? false

/** The grants of all staff and of the new role. */
function expected(subject: string, verb: Verb): unknown {
  const grants = (row: object) => [Reflect.get(row, subject) ?? []].flat().includes(verb)
  if (grants(everyMember.may) || grants(registrar.may)) return true
  return grants(everyMember.own) ? { id: { equals: 'me' } } : false
}

describe('a role added to the table', () => {
  it.each(SUBJECTS)('has exactly its grants on %s', (subject) => {
    for (const verb of VERBS) {
      const wanted = expected(subject, verb)
      expect(answer(Reflect.get(accessTo(subject), verb)), verb).toEqual(wanted)
      expect(mayDo(user, verb, subject), verb).toBe(wanted === true)
    }
    for (const verb of ['read', 'update', 'readVersions'] as const) {
      expect(answer(accessToGlobal(subject)[verb]), verb).toEqual(expected(subject, verb))
    }
    expect(hiddenUnlessReadable(subject)({ user })).toBe(expected(subject, 'read') !== true)
  })

  it.each(ACTIONS)('may %s only if granted', async (action) => {
    const wanted = registrar.actions.includes(action)
    expect(may(user, action)).toBe(wanted)
    expect(await onlyWith(action)({ req } as never)).toBe(wanted)
    expect(rolesThatMay(action).includes('registrar')).toBe(wanted)
  })

  it('is named in messages about who may act', () => {
    expect(whoMay('decide applications')).toBe('an administrator, an admissions officer or a registrar')
    expect(whoMayDo('update', 'academic-sessions')).toBe('an administrator, an admissions officer or a registrar')
    expect(whoMayDo('delete', 'courses')).toBe('an administrator or a content editor')
  })

  it('has no effect in another table or for other users', () => {
    expect(accessFrom(roleTable).may(user, 'decide applications')).toBe(false)
    expect(accessFrom(roleTable).mayDo(user, 'read', 'courses')).toBe(false)
    for (const other of [null, undefined, { ...user, collection: 'students' }, { ...user, roles: ['toString'] }]) {
      expect(may(other, 'decide applications')).toBe(false)
      expect(mayDo(other, 'read', 'courses')).toBe(false)
    }
    expect(mayDo(user, 'read', 'payload-preferences')).toBe(false)
  })
})
