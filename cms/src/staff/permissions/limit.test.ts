import { describe, expect, it } from 'vitest'
import { accessFrom } from './access-from.ts'
import { BELONGING } from './belonging.ts'
import { SUBJECTS, VERBS } from './permissions.ts'
import { roleTable } from './roles.ts'

const { grantOf, may, mayDo } = accessFrom(roleTable)
/** A data error: validation refuses it. Even then the limit holds. */
const limited = { id: 'me', collection: 'staff', roles: ['administrator'], limitColleges: ['a'], limitCourses: [] }
const both = { ...limited, limitCourses: ['BED'] }
const grants = (subject: (typeof SUBJECTS)[number], user: object = limited) =>
  VERBS.filter((verb) => verb !== 'admin').map((verb) => grantOf(user, verb, subject))

describe('a limited person with every permission', () => {
  it.each(SUBJECTS)('has no unlimited change of %s', (subject) => {
    if (BELONGING[subject] === 'working') return
    for (const verb of ['create', 'update', 'delete', 'unlock'] as const) {
      expect(grantOf(limited, verb, subject), verb).not.toBe(true)
    }
  })

  it.each(SUBJECTS.filter((subject) => BELONGING[subject] === 'place'))('reads %s of its places', (subject) => {
    expect(grantOf(limited, 'read', subject)).toEqual({ college: { in: ['a'] } })
    expect(grantOf(both, 'read', subject)).toEqual({ and: [{ college: { in: ['a'] } }, { course: { in: ['BED'] } }] })
  })

  it.each(SUBJECTS.filter((subject) => ['outside', 'through', 'closed'].includes(BELONGING[subject])))(
    'has nothing of %s',
    (subject) => expect(grants(subject)).toEqual(grants(subject).map(() => false)),
  )

  it('changes a college or a course only if the limit contains all of it', () => {
    expect(grantOf(limited, 'update', 'colleges')).toEqual({ id: { in: ['a'] } })
    expect(grantOf(limited, 'update', 'courses')).toBe(false)
    expect(grantOf(both, 'update', 'colleges')).toBe(false)
    expect(grantOf({ ...limited, limitColleges: [], limitCourses: ['BED'] }, 'update', 'courses')).toEqual({
      code: { in: ['BED'] },
    })
  })

  it('has only their own account', () => {
    expect(grantOf(limited, 'read', 'staff')).toEqual({ id: { equals: 'me' } })
    expect(mayDo(limited, 'admin', 'staff')).toBe(true)
    expect(mayDo(limited, 'read', 'staff')).toBe(false)
  })

  it('acts on records inside, and on nothing that reaches further', () => {
    expect(may(limited, 'decide applications')).toBe(true)
    for (const action of ['give roles', 'send notices', 'manage orders'] as const)
      expect(may(limited, action)).toBe(false)
  })

  it('opens parts of records only through endpoints', () => {
    expect(mayDo(limited, 'read', 'applicant-documents')).toBe(true)
    expect(grantOf(limited, 'read', 'applicant-documents')).toBe(false)
  })
})
