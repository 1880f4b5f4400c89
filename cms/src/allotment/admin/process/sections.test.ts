import type { TypedUser } from 'payload'
import { describe, expect, it } from 'vitest'
import { sectionIn, sectionsFor } from './sections.ts'

const member = (...roles: string[]) => ({ collection: 'staff', id: '1', roles }) as unknown as TypedUser
const READ = ['overview', 'days', 'units', 'rules', 'seats']

describe('the parts of a merit process', () => {
  it.each([
    ['verifier', ['marks', 'lists']],
    ['admissions-officer', [...READ, 'marks', 'lists', 'objections', 'joining', 'reports', 'history']],
    ['auditor', [...READ, 'lists', 'reports', 'history']],
    ['administrator', [...READ, 'marks', 'lists', 'objections', 'rounds', 'joining', 'reports', 'return', 'history']],
  ])('that a member of staff sees as %s', (role, parts) => {
    expect(sectionsFor(member(role))).toEqual(parts)
  })

  it('are those of all roles together', () => {
    expect(sectionsFor(member('verifier', 'auditor'))).toEqual([...READ, 'marks', 'lists', 'reports', 'history'])
  })

  it('open with the first one, also for an address of another', () => {
    expect(sectionIn(undefined, member('verifier'))).toBe('marks')
    expect(sectionIn('rules', member('verifier'))).toBe('marks')
    expect(sectionIn('lists', member('verifier'))).toBe('lists')
    expect(sectionIn(['rules'], member('auditor'))).toBe('overview')
  })
})
