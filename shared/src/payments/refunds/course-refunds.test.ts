import { describe, expect, it } from 'vitest'
import { type AgreedTerms, SPECIFIED } from './agreed-terms.ts'
import { courseRefunds } from './course-refunds.ts'
import { defaultPolicy } from './policy.ts'

const schedule: AgreedTerms = {
  kind: 'schedule',
  policy: { ...defaultPolicy('2026-2028'), lastAdmissionDay: '2026-11-15' },
}
const CLAUSE =
  'Fees are not returnable. If the student discontinues, 75% of the total course fee is owed; no refund after discontinuance.'

describe('what policies say about refunds of course fees', () => {
  it('is one text where all courses have the same terms', () => {
    expect(courseRefunds({ BED: SPECIFIED, DELED: SPECIFIED, DPHARM: SPECIFIED })).toBe(CLAUSE)
  })

  it('names the courses where they differ', () => {
    const text = courseRefunds({ BED: schedule, DELED: SPECIFIED, DPHARM: SPECIFIED })
    expect(text).toContain('B.Ed: Fees are returned by a schedule. If you withdraw by 30 September 2026')
    expect(text).toContain('Later: no refund. We refund within 15 days of your written request')
    expect(text).toContain(`D.El.Ed, D.Pharm: ${CLAUSE}`)
  })
})
