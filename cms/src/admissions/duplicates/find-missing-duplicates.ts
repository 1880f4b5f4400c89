import type { Answers } from '@pravesh/shared/admissions/answers/answers'
import { nameBirthKey } from '@pravesh/shared/admissions/duplicates/duplicates'
import type { Payload } from 'payload'
import { changeAll } from '../../database/records/change-all.ts'
import { exists } from '../../database/records/exists.ts'
import { walkRecords } from '../../database/slices/walk-records.ts'
import { findDuplicates } from './find-duplicates.ts'
import { COMPARED_FIELDS, compared } from './similar-applications.ts'

interface MissingOptions {
  payload: Payload
  /** Stops before the next application. */
  signal?: AbortSignal
}

const NOT_COMPARED = { openDuplicates: { exists: false } } as const

/**
 * Compares the applications of versions without duplicates with all others. Their keys are stored before each search, so that of
 * two processes that compare two applications at least one finds the pair. Idempotent: the next start continues.
 */
export async function findMissingDuplicates({ payload, signal }: MissingOptions): Promise<void> {
  if (!(await exists({ payload, collection: 'applications', where: NOT_COMPARED }))) return
  const fields = [...COMPARED_FIELDS, 'answers'] as const
  for await (const rows of walkRecords({ payload, collection: 'applications', where: NOT_COMPARED, fields })) {
    for (const { answers, ...row } of rows) {
      if (signal?.aborted) return
      const key = row.nameBirthKey ?? nameBirthKey(answers as Answers)
      if (key !== row.nameBirthKey) {
        const where = { and: [{ id: { equals: row.id } }, { nameBirthKey: { exists: false } }] } as const
        await changeAll({ payload, collection: 'applications', where, data: { nameBirthKey: key } })
      }
      await findDuplicates(payload, compared({ ...row, nameBirthKey: key }))
    }
  }
}
