import type { Payload } from 'payload'
import { csvTime } from '../../admin-kit/export/csv.ts'
import type { ExportColumn } from '../../admin-kit/export/export-column.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { nextTurn } from '../../foundation/concurrency/next-turn.ts'
import { ACCESS_LABELS } from '../../http/access-records/access-kinds.ts'
import type { Student } from '../../payload-types.ts'
import type { Affected, Openings } from './affected-persons.ts'

const SLICE = 500

interface AffectedRow {
  id: string
  /** None if the account was deleted without its access records. */
  student: Pick<Student, 'name' | 'email' | 'phone'> | undefined
  openings: Openings
}

/** What the list of affected persons says of each. */
export const AFFECTED_COLUMNS: readonly ExportColumn<AffectedRow>[] = [
  { name: 'name', label: 'Name', value: ({ student }) => student?.name },
  { name: 'email', label: 'E-mail address', value: ({ student }) => student?.email },
  { name: 'phone', label: 'Phone', value: ({ student }) => student?.phone },
  { name: 'account', label: 'Account', value: ({ id }) => id },
  { name: 'openings', label: 'Openings', as: 'count', value: ({ openings }) => openings.count },
  { name: 'first', label: 'First opened', value: ({ openings }) => csvTime(openings.firstAt) },
  { name: 'last', label: 'Last opened', value: ({ openings }) => csvTime(openings.lastAt) },
  { name: 'what', label: 'What', value: ({ openings }) => labelsOf(openings).join('; ') },
  { name: 'by', label: 'Member of staff', value: ({ openings }) => [...openings.staffNames].join('; ') },
]

/** The persons with their contact data, in slices. */
export async function* affectedRows(payload: Payload, persons: Affected['persons']): AsyncGenerator<AffectedRow[]> {
  const ids = [...persons.keys()]
  for (let start = 0; start < ids.length; start += SLICE) {
    const slice = ids.slice(start, start + SLICE)
    const where = { id: { in: slice } }
    const fields = ['name', 'email', 'phone'] as const
    const rows = await readRows({ payload, collection: 'students', where, fields, limit: SLICE })
    const students = new Map(rows.map((student) => [student.id, student]))
    yield slice.flatMap((id) => {
      const openings = persons.get(id)
      return openings ? [{ id, student: students.get(id), openings }] : []
    })
    await nextTurn()
  }
}

const labelsOf = ({ kinds }: Openings) => [...kinds].map((kind) => ACCESS_LABELS[kind])
