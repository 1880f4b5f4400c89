import type { SentMatrix } from '@pravesh/shared/allotment/calls/staff-processes'
import { checkMatrix } from '@pravesh/shared/allotment/matrix/check-matrix'
import type { SeatRow } from '@pravesh/shared/allotment/process/units'
import { multiLine } from '@pravesh/shared/platform/text'
import type { Payload } from 'payload'
import { createIfAbsent } from '../../database/records/insert-if-absent.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { Problem } from '../../foundation/problem.ts'
import type { ActingStaff } from '../../staff/index.ts'
import { changeProcess, requireValid } from '../processes/change-process.ts'
import type { ProcessRecord } from '../processes/find-process.ts'
import { matrixKey } from './find-matrix.ts'

interface SaveOptions {
  payload: Payload
  id: string
  sent: SentMatrix
  staff: ActingStaff
  now: Date
}

/**
 * Writes a new version of the seats, which the next run reads, and returns its number. A version that was written when the process had just
 * changed stays unused. Throws a Problem as `changeProcess` does.
 */
export async function saveMatrix({ payload, id, sent, staff, now }: SaveOptions): Promise<number> {
  const { revision, rows, totals, note, proposedBy } = sent
  const saved = await changeProcess({
    payload,
    id,
    revision,
    staff,
    now,
    decide: async (process) => {
      if (process.state === 'closed') throw closed()
      requireValid(checkMatrix({ rows: rows as SeatRow[], units: process.units, rules: process.rules, totals }))
      const data = { rows, proposedBy, note: multiLine(note), by: staff.name, staffId: staff.id }
      return { matrixVersion: await insertVersion(payload, process, data) }
    },
  })
  return saved.matrixVersion
}

async function insertVersion(
  payload: Payload,
  process: ProcessRecord,
  data: { rows: SentMatrix['rows']; proposedBy: string; note: string; by: string; staffId: string },
): Promise<number> {
  const where = { process: { equals: process.id } }
  const [newest] = await readRows({
    payload,
    collection: 'seat-matrices',
    where,
    fields: ['version'],
    sort: '-version',
    limit: 1,
  })
  const version = (newest?.version ?? 0) + 1
  const made = await createIfAbsent({
    payload,
    collection: 'seat-matrices',
    data: { key: matrixKey(process.id, version), process: process.id, version, ...data },
  })
  if (made) return version
  const publicMessage = 'A colleague has just saved other seats. Reload the page, and compare them with yours.'
  throw new Problem({ code: 'CHANGED', status: 409, publicMessage })
}

function closed(): Problem {
  const publicMessage = 'This process is closed, so its seats no longer change.'
  return new Problem({ code: 'CLOSED', status: 409, publicMessage })
}
