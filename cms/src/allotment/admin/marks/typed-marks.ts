import type { StaffEntry } from '@pravesh/shared/allotment/calls/staff-entry-calls'
import type { Marks } from '@pravesh/shared/allotment/entries/entry'
import { scoreOf } from '@pravesh/shared/allotment/entries/score-of'

/** A row of the form: numbers as typed. */
export interface MarkRow {
  /** Of the subject or examination. */
  name: string
  kind: 'language' | 'elective' | 'environment'
  obtained: string
  full: string
}

type Entry = Pick<StaffEntry, 'scoring' | 'marks' | 'verifiedMarks'>

/** What the officer found before, else what the applicant typed; for examinations a row for each that counts. */
export function markRows({ scoring, marks, verifiedMarks }: Entry): MarkRow[] {
  const known = verifiedMarks ?? marks
  if (scoring.kind === 'best-of') {
    const subjects = known?.kind === 'best-of' ? known.subjects : []
    return subjects.map(({ name, kind, obtained, full }) => ({ name, kind, obtained: `${obtained}`, full: `${full}` }))
  }
  const examinations = known?.kind === 'weighted' ? known.examinations : []
  return scoring.parts.map(({ examination }) => {
    const own = examinations.find((row) => row.examination === examination)
    return { name: examination, kind: 'elective', obtained: `${own?.obtained ?? ''}`, full: `${own?.full ?? ''}` }
  })
}

/** The further subjects that the officer confirmed before, else those for which the applicant asked. */
export function furtherOf({ marks, verifiedMarks, further }: Entry & Pick<StaffEntry, 'further'>): string[] {
  const known = (verifiedMarks ?? marks)?.further ?? []
  return further.filter((subject) => known.includes(subject))
}

/** The rows that are sent: examinations without a number are left out, because not every applicant has all. */
export function sentRows(rows: readonly MarkRow[], kind: Entry['scoring']['kind']): MarkRow[] {
  return kind === 'best-of' ? [...rows] : rows.filter(({ obtained, full }) => obtained !== '' || full !== '')
}

/** The marks of the rows. */
export function marksOf(rows: readonly MarkRow[], { kind }: Entry['scoring']): Marks {
  if (kind === 'best-of') {
    const subjects = rows.map((row) => ({
      name: row.name,
      kind: row.kind,
      obtained: Number(row.obtained),
      full: Number(row.full),
    }))
    return { kind, subjects }
  }
  const examinations = sentRows(rows, kind).map(({ name, obtained, full }) => ({
    examination: name,
    obtained: Number(obtained),
    full: Number(full),
  }))
  return { kind, examinations }
}

/** The score of what is in the form, in ten-thousandths; null while it gives none. */
export function scoreOfRows(rows: readonly MarkRow[], scoring: Entry['scoring']): number | null {
  const isReadable = rows.every(({ obtained, full }) => full === '' || (Number(full) > 0 && Number(obtained) >= 0))
  const marks = marksOf(rows, scoring)
  const all = marks.kind === 'best-of' ? marks.subjects : marks.examinations
  if (!isReadable || all.some(({ full }) => !(full > 0))) return null
  return scoreOf(scoring, marks)?.score ?? null
}
