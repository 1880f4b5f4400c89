import type { Payload } from 'payload'
import type { ProcessRecord } from '../../src/allotment/processes/find-process.ts'
import { insertRow } from '../../src/database/records/insert-row.ts'

type Process = Pick<ProcessRecord, 'id' | 'rules' | 'lotSeed'>

/** A published list without rows, by which only the progress of a process is known. */
export async function aMeritList(payload: Payload, { id }: Process): Promise<void> {
  const staff = { by: 'Administrator', staffId: 'staff' }
  await insertRow({
    payload,
    collection: 'merit-lists',
    data: {
      ...{ key: `${id}/provisional/1`, process: id, kind: 'provisional', version: 1, ...staff },
      ...{ publishedAt: new Date().toISOString(), people: 0, hash: '', content: '' },
    },
  })
}

/** A published run without content, by which only the progress of a process is known. */
export async function aPublishedRun(payload: Payload, { id, rules, lotSeed }: Process): Promise<void> {
  const now = new Date().toISOString()
  await insertRow({
    payload,
    collection: 'allotment-runs',
    data: {
      ...{ key: `${id}/1/1`, process: id, round: 1, number: 1, state: 'published', publishedKey: `${id}/1` },
      ...{ rules: { ...rules }, matrixVersion: 1, lotSeed, inputHash: '', resultHash: '', content: '', figures: [] },
      ...{
        ranAt: now,
        ranBy: 'Administrator',
        ranById: 'staff',
        publishedAt: now,
        candidates: 0,
        seated: 0,
        offersUpTo: 0,
        attempts: 0,
      },
    },
  })
}
