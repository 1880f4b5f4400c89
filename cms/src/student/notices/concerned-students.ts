import { isDeclined } from '@pravesh/shared/accounts/message-choices'
import type { CourseCode } from '@pravesh/shared/courses/courses'
import type { Payload } from 'payload'
import { applicantsAmong } from '../../admissions/index.ts'
import { walkRecords } from '../../database/slices/walk-records.ts'
import type { Student } from '../../payload-types.ts'
import { noticeNews } from '../messages/notice-news.ts'

interface ConcernedOptions {
  payload: Payload
  /** None for everybody with an account. */
  courses: readonly CourseCode[]
  /** The student after whom a stopped walk goes on. */
  afterId?: string | undefined
}

export type Recipient = Pick<Student, 'id' | 'name' | 'email'>

interface ConcernedSlice {
  accepting: Recipient[]
  /** The number of students who have turned notices off. */
  declined: number
  /** The last student that the slice looked at. */
  lastId: string
}

/** Walks over the students whom a notice concerns, in slices in the order of their ids. */
export async function* concernedStudents({
  payload,
  courses,
  afterId,
}: ConcernedOptions): AsyncGenerator<ConcernedSlice> {
  const slices = walkRecords({
    payload,
    collection: 'students',
    where: { state: { equals: 'ACTIVE' } },
    fields: ['name', 'email', 'declinedMessages'],
    afterId,
  })
  for await (const students of slices) {
    const ids = students.map(({ id }) => id)
    const applicants = courses.length === 0 ? null : await applicantsAmong({ payload, studentIds: ids, courses })
    const concerned = students.filter(({ id }) => applicants?.has(id) ?? true)
    const accepting = concerned.filter(({ declinedMessages }) => !isDeclined(declinedMessages, noticeNews.key))
    yield { accepting, declined: concerned.length - accepting.length, lastId: ids.at(-1) ?? '' }
  }
}

/** How many students a notice would reach by e-mail, and how many of those concerned have turned notices off. */
export async function countRecipients(
  options: Omit<ConcernedOptions, 'afterId'>,
): Promise<{ count: number; declined: number }> {
  let [count, declined] = [0, 0]
  for await (const slice of concernedStudents(options)) {
    count += slice.accepting.length
    declined += slice.declined
  }
  return { count, declined }
}
