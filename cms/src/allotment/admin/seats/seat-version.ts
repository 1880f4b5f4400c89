import type { SeatRow } from '@pravesh/shared/allotment/process/units'
import { istTime } from '../../../foundation/formats.ts'
import type { MatrixRecord } from '../../matrix/find-matrix.ts'

/** A version of the seats, ready to show. */
export interface SeatVersion {
  version: number
  rows: SeatRow[]
  by: string
  at: string
  note: string
  /** The shares that proposed it; empty if it was typed. */
  proposedBy: string
}

export function versionOf({ version, rows, by, createdAt, note, proposedBy }: MatrixRecord): SeatVersion {
  return { version, rows, by, at: istTime(createdAt), note: note ?? '', proposedBy: proposedBy ?? '' }
}
