import { COURSE_CODES } from '@pravesh/shared/courses/courses'
import { SPECIFIED } from '@pravesh/shared/payments/refunds/agreed-terms'
import { courseRefunds } from '@pravesh/shared/payments/refunds/course-refunds'
import { recordOf } from '@pravesh/shared/platform/record-of'
import { CURRENT_SESSION_FIRST, type Placeholder } from '../../content/index.ts'
import { termsIn } from './refund-terms-of.ts'

/** What policies say about fees of a course that is not finished, so that they promise what agreements do. */
export const courseRefundsText: Placeholder = {
  name: 'refund of course fees',
  meaning: 'what the refund terms of the current session return to a student who discontinues, by course',
  settings: ['academic-sessions'],
  async value(records) {
    const [session] = await records.list({
      collection: 'academic-sessions',
      fields: ['year', 'courseTerms', 'refundTerms'],
      sort: [...CURRENT_SESSION_FIRST],
      limit: 1,
    })
    return courseRefunds(recordOf(COURSE_CODES, (course) => (session ? termsIn(session, course) : SPECIFIED)))
  },
}
