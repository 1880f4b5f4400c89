import { collegeQuestion } from '@pravesh/shared/admissions/questions/preference'
import { describe, expect, it } from 'vitest'
import type { ApplicationRecord } from './application-record.ts'
import { preferredCollege } from './preferred-college.ts'

const rows = [{ label: collegeQuestion.label, value: 'Shalbani College' }]
const application = {
  status: 'APPROVED' as const,
  collegeId: '2',
  answers: { collegeId: '1' } as ApplicationRecord['answers'],
  shown: [{ key: 'course', title: 'Course', part: 'course' as never, rows }],
}

describe('the preferred college', () => {
  it('is named where the applicant was admitted at another one', () => {
    expect(preferredCollege(application)).toBe('Shalbani College')
  })

  it.each([
    ['admitted there', { collegeId: '1' }],
    ['not admitted', { status: 'SUBMITTED' as const }],
    ['without the question', { shown: [] }],
  ])('is not named for someone who is %s', (_, change) => {
    expect(preferredCollege({ ...application, ...change })).toBeNull()
  })
})
