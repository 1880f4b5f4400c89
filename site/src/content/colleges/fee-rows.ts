import { type FeePart, feeParts } from '@pravesh/shared/fees/fees'

interface Priced {
  totalPricePaise: number
  semesterFees: readonly FeePart[]
}

/** A part of the course fee, with its amount at each of several courses; null where a course has no such part. */
interface FeeRow {
  title: string
  amounts: (number | null)[]
}

/** The parts of the fees of several courses side by side, in the order in which they first occur. */
export function feeRows(courses: readonly Priced[]): FeeRow[] {
  const parts = courses.map(({ totalPricePaise, semesterFees }) => feeParts(totalPricePaise, semesterFees))
  const titles = [...new Set(parts.flat().map(({ title }) => title))]
  return titles.map((title) => ({
    title,
    amounts: parts.map((of) => of.find((part) => part.title === title)?.feePaise ?? null),
  }))
}
