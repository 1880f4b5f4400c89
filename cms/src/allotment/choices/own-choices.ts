import type { OwnChoices, UnitToChoose } from '@pravesh/shared/allotment/calls/own-process'
import { openNow } from '@pravesh/shared/allotment/process/open-now'
import { dayInIndia } from '@pravesh/shared/platform/formats'
import type { Payload } from 'payload'
import type { EntryRecord } from '../entries/entry-record.ts'
import { findMatrix } from '../matrix/find-matrix.ts'
import type { ProcessRecord } from '../processes/find-process.ts'
import { choicesOpen } from './choices-open.ts'
import { lastCutOffs } from './last-cut-offs.ts'
import { ownUnits } from './own-units.ts'
import { simulationOf } from './simulation-of.ts'

interface OwnOptions {
  payload: Payload
  process: ProcessRecord
  entry: EntryRecord
  /** Whether a list is published: ranks are simulated with its lots. */
  hasList: boolean
  now: Date
}

/** The choices of an applicant, with all that can be chosen. */
export async function ownChoices({ payload, process, entry, hasList, now }: OwnOptions): Promise<OwnChoices> {
  const isOpen = choicesOpen(process, entry, now)
  // Late choices compete for the seats that others leave, which no one knows yet.
  const isFirst = openNow(process, dayInIndia(now)).choices
  const canSimulate = isOpen && isFirst && hasList && entry.isValid && entry.score !== null
  return {
    chosen: entry.choices,
    savedAt: entry.choicesAt ?? null,
    isOpen,
    lockedAt: entry.lockedAt ?? null,
    most: process.rules.maxChoices,
    units: await unitsToChoose({ payload, process, entry }),
    simulation: canSimulate ? await simulationOf({ payload, process, entry, now }) : null,
  }
}

async function unitsToChoose({
  payload,
  process,
  entry,
}: Pick<OwnOptions, 'payload' | 'process' | 'entry'>): Promise<UnitToChoose[]> {
  const [matrix, cutOffOf] = await Promise.all([
    findMatrix(payload, { process: process.id, version: process.matrixVersion }),
    lastCutOffs(payload, process),
  ])
  return ownUnits(process, entry).map((unit) => {
    const { code, collegeName: college, subject, amountPaise, counts } = unit
    const rows = (matrix?.rows ?? []).filter((row) => row.unit === code)
    const sum = (of: typeof rows) => of.reduce((total, { seats }) => total + seats, 0)
    const own = rows.filter(({ category }) => category === 'UR' || category === entry.category)
    const lastCutOff = cutOffOf(unit, entry.category)
    return { code, college, subject, amountPaise, counts, seats: sum(rows), ownSeats: sum(own), lastCutOff }
  })
}
