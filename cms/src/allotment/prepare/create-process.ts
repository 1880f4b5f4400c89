import { randomBytes } from 'node:crypto'
import type { NewProcess } from '@pravesh/shared/allotment/calls/staff-processes'
import { processKey } from '@pravesh/shared/allotment/process/process'
import { processFrom, TEMPLATES } from '@pravesh/shared/allotment/process/templates/templates'
import { courseWithCode } from '@pravesh/shared/courses/courses'
import { isDay } from '@pravesh/shared/platform/day-in-india'
import type { Payload } from 'payload'
import { createIfAbsent } from '../../database/records/insert-if-absent.ts'
import { readRow } from '../../database/records/read-row.ts'
import { invalid } from '../../foundation/problem.ts'
import type { ActingStaff } from '../../staff/index.ts'
import type { LastChange } from '../history/record-change.ts'
import { drawnLots } from './lot-seed.ts'

interface CreateOptions {
  payload: Payload
  sent: NewProcess
  staff: ActingStaff
  now: Date
}

/**
 * Prepares a process, which applicants do not see before it is opened, and returns its id. Throws a Problem (400) for a session that does not
 * exist or that has a process of the course.
 */
export async function createProcess({ payload, sent, staff, now }: CreateOptions): Promise<string> {
  const { sessionYear, firstDay, title } = sent
  const template = TEMPLATES.find(({ key }) => key === sent.template)
  const course = courseWithCode(template?.course)
  if (template === undefined || course === null) throw wrong('template', 'notAnOption', 'Select a template.')
  if (!isDay(firstDay)) throw wrong('firstDay', 'format', 'Enter a day, such as 2026-07-31.')
  const session = await readRow({ payload, collection: 'academic-sessions', where: { year: { equals: sessionYear } } })
  if (session === null) throw wrong('sessionYear', 'notAnOption', 'Select a session from the list.')
  const { rules, steps } = processFrom(template, { sessionYear, firstDay })
  const created = await createIfAbsent({
    payload,
    collection: 'merit-processes',
    data: {
      ...{ title, course, sessionYear, rules: { ...rules }, steps: steps.map((step) => ({ ...step })) },
      key: processKey(course, sessionYear),
      units: [],
      state: 'draft',
      matrixVersion: 0,
      creditsFee: true,
      lastChange: {
        ...{ revision: 1, at: now.toISOString(), by: staff.name, staffId: staff.id },
        changes: [{ field: 'state', before: null, after: 'draft' }],
      } satisfies LastChange,
      revision: 1,
      attempts: 0,
      // Replaced when the process opens.
      ...drawnLots(randomBytes),
    },
  })
  if (created) return created.id
  throw wrong('sessionYear', 'inUse', 'This course has a merit process for this session already.')
}

function wrong(field: string, code: 'notAnOption' | 'format' | 'inUse', message: string) {
  return invalid([{ field, code, message }])
}
