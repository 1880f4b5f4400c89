import { verdictLabel } from '@pravesh/shared/admissions/status/reading'
import { outcomeOf } from '@pravesh/shared/admissions/status/reading-report'
import type { Payload } from 'payload'
import { insertIfAbsent } from '../../database/records/insert-if-absent.ts'
import type { Together } from '../../database/records/write-together.ts'
import { placeColumns } from '../../staff/index.ts'
import type { ApplicationRecord, LastChange } from '../applications/application-record.ts'
import { writeEvent } from './events.ts'

interface EndOptions {
  payload: Payload
  application: ApplicationRecord
  change: LastChange
  req: Together
}

/** Records what came of the decisions of several readers, or that they became void by another change. Idempotent. */
export async function endReading({ payload, application, change, req }: EndOptions): Promise<void> {
  const { id, number, revision, collegeId: college, course } = application
  const key = `${id}:${revision}`
  const { at, reading } = change
  if (change.voidsReading) {
    const event = { kind: 'reading-void', at, by: 'The portal', staffId: null, text: '' } as const
    await writeEvent({ payload, application, event, key: `${key}:reading`, req })
  }
  if (!reading?.second) return
  const { first, second, third } = reading
  const data = {
    key,
    application: id,
    number,
    firstId: first.staffId,
    firstName: first.by,
    firstVerdict: verdictLabel(first.decision),
    secondId: second.staffId,
    secondName: second.by,
    secondVerdict: verdictLabel(second.decision),
    thirdId: third?.staffId ?? null,
    thirdName: third?.by ?? null,
    thirdVerdict: third && verdictLabel(third.decision),
    outcome: outcomeOf(reading, third?.decision ?? null),
    endedAt: at,
    ...placeColumns({ college, course }),
  }
  await insertIfAbsent({ payload, collection: 'second-readings', data, req })
}
