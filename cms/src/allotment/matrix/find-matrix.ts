import type { SeatRow } from '@pravesh/shared/allotment/process/units'
import type { Payload } from 'payload'
import { readRow } from '../../database/records/read-row.ts'
import { readRows } from '../../database/records/read-rows.ts'
import type { SeatMatrix } from '../../payload-types.ts'

const collection = 'seat-matrices'
/** Far above what a process has. */
const MAX_VERSIONS = 200

/** A version of the seats with typed rows. */
export interface MatrixRecord extends Omit<SeatMatrix, 'rows'> {
  rows: SeatRow[]
}

export const matrixKey = (process: string, version: number) => `${process}/${version}`

/** Types a row. Unchecked, because only the portal writes these rows. */
const matrixRecord = (row: SeatMatrix): MatrixRecord => row as unknown as MatrixRecord

/** A version of the seats of a process; null if there is none, also for version 0. */
export async function findMatrix(
  payload: Payload,
  { process, version }: { process: string; version: number },
): Promise<MatrixRecord | null> {
  const where = { key: { equals: matrixKey(process, version) } }
  const row = await readRow({ payload, collection, where })
  return row && matrixRecord(row)
}

/** The newest versions first. */
export async function matrixVersions(payload: Payload, process: string): Promise<MatrixRecord[]> {
  const where = { process: { equals: process } }
  return (await readRows({ payload, collection, where, sort: '-version', limit: MAX_VERSIONS })).map(matrixRecord)
}
