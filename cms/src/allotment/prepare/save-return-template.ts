import type { SentReturnTemplate } from '@pravesh/shared/allotment/calls/staff-processes'
import type { FieldError } from '@pravesh/shared/platform/field-error'
import type { Payload } from 'payload'
import type { ActingStaff } from '../../staff/index.ts'
import { changeProcess, requireValid } from '../processes/change-process.ts'

interface SaveOptions {
  payload: Payload
  id: string
  sent: SentReturnTemplate
  staff: ActingStaff
  now: Date
}

/**
 * Changes the columns of the file for the university, in any state of a process, because no result depends on them. Throws a Problem as
 * `changeProcess` does, and 400 for a column that is there twice.
 */
export async function saveReturnTemplate({ payload, id, sent, staff, now }: SaveOptions): Promise<void> {
  const { revision, columns } = sent
  await changeProcess({
    payload,
    id,
    revision,
    staff,
    now,
    decide: () => {
      requireValid(twice(columns))
      return { returnTemplate: columns.map(({ column, heading }) => ({ column, heading })) }
    },
  })
}

function twice(columns: SentReturnTemplate['columns']): FieldError[] {
  const names = columns.map(({ column }) => column)
  return names.flatMap((name, at): FieldError[] =>
    names.indexOf(name) === at
      ? []
      : [{ field: `columns.${at}.column`, code: 'mismatch', message: 'This column is in the list twice.' }],
  )
}
