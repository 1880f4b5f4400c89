import { COURSE_LABELS, courseWithCode } from '@pravesh/shared/courses/courses'
import type { DefaultServerCellComponentProps, Payload } from 'payload'
import { cache } from 'react'
import { rowBatch } from '../../admin-kit/list/row-batch.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { staffText } from '../../foundation/languages/staff-text.ts'
import { scopeOf } from '../scope/scope.ts'
import { scopeWords } from './words.ts'

/** One for each page that is drawn. */
const namesIn = cache((payload: Payload) =>
  rowBatch(async (ids) => {
    const colleges = await readRows({
      payload,
      collection: 'colleges',
      where: { id: { in: [...ids] } },
      fields: ['name'],
    })
    return new Map(colleges.map(({ id, name }) => [id, name]))
  }),
)

/** List cell with the colleges and courses to which a member of staff is limited. */
export async function LimitCell({ payload, rowData }: DefaultServerCellComponentProps) {
  const scope = scopeOf(rowData)
  if (scope === null) return <span>{scopeWords.everything}</span>
  const colleges = await Promise.all(scope.colleges.map((id) => namesIn(payload)(id)))
  const courses = scope.courses.flatMap((code) => {
    const course = courseWithCode(code)
    return course ? [staffText(COURSE_LABELS[course])] : []
  })
  const parts = [colleges.map((name) => name ?? scopeWords.deleted).join(', '), courses.join(', ')]
  return <span>{parts.filter((part) => part !== '').join(' · ')}</span>
}
