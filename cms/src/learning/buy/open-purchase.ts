import { isBought, isUnpaid } from '@pravesh/shared/learning/purchase-status'
import { learningReplies } from '@pravesh/shared/learning/replies/words/words'
import { refused } from '@pravesh/shared/platform/replies/said'
import type { Payload } from 'payload'
import { changeOne } from '../../database/records/change-one.ts'
import type { Condition } from '../../database/records/condition.ts'
import { insertIfAbsent } from '../../database/records/insert-if-absent.ts'
import { Problem } from '../../foundation/problem.ts'
import type { CoursePurchase, Student } from '../../payload-types.ts'
import type { OfferedCourse } from '../offer/find-offered.ts'
import { purchasesOf } from './purchases.ts'

interface OpenOptions {
  payload: Payload
  student: Pick<Student, 'id' | 'name'>
  course: OfferedCourse
  now: Date
}

const collection = 'course-purchases'
/** Each lost attempt means that another request of the same student has changed the purchase. */
const MAX_ATTEMPTS = 20

/**
 * The purchase of a course that a student can pay: the unpaid one at the current price, or a new one. Throws a Problem
 * (409) when the student has bought the course.
 */
export async function openPurchase(options: OpenOptions): Promise<CoursePurchase> {
  const { payload, student, course, now } = options
  const data = {
    studentName: student.name,
    courseName: course.name,
    amountPaise: course.pricePaise,
    startedAt: now.toISOString(),
  }
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const purchases = await purchasesOf(payload, { studentId: student.id, courseId: course.id })
    if (purchases.some(({ status }) => isBought(status))) throw alreadyBought()
    const unpaid = purchases.find(({ status }) => isUnpaid(status))
    if (unpaid) {
      const where: Condition<'course-purchases'> = {
        and: [{ id: { equals: unpaid.id } }, { status: { equals: unpaid.status } }],
      }
      const renewed = await changeOne({ payload, collection, where, data })
      if (renewed) return renewed
    } else {
      const key = `${student.id}/${course.id}/${purchases.length + 1}`
      const ids = { key, studentId: student.id, courseId: course.id }
      await insertIfAbsent({ payload, collection, data: { ...data, ...ids, status: 'open', refundedPaise: 0 } })
    }
  }
  throw new Error(`No purchase could be opened in ${MAX_ATTEMPTS} attempts.`)
}

function alreadyBought(): Problem {
  return new Problem({ ...refused(learningReplies, 'COURSE_BOUGHT'), status: 409 })
}
