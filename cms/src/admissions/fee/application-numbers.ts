import { readRows } from '../../database/records/read-rows.ts'
import { idOf } from '../../database/records/relation.ts'
import type { FindNumbers, FindOwners } from '../../payments/index.ts'

/** The numbers of applications. */
export const applicationNumbers: FindNumbers = async ({ payload, subjectIds }) => {
  const where = { id: { in: [...subjectIds] } }
  const rows = await readRows({ payload, collection: 'applications', where, fields: ['number'] })
  return new Map(rows.map(({ id, number }) => [id, number]))
}

/** Whose applications have the numbers. */
export const applicationOwners: FindOwners = async ({ payload, numbers }) => {
  const where = { number: { in: [...numbers] } }
  const rows = await readRows({
    payload,
    collection: 'applications',
    where,
    fields: ['number', 'student'],
    limit: numbers.length,
  })
  return rows.flatMap(({ number, student }) => {
    const studentId = idOf(student)
    return studentId === null ? [] : [{ number, studentId }]
  })
}
