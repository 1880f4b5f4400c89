import type { CanonicalRecord } from './canonical.ts'

/**
 * The record of a global among its documents. Earlier versions stored some globals in several documents of MongoDB. The portal
 * updates one of them, which is the newest; the order of the ids decides between equal times.
 */
export function recordOfGlobal(documents: readonly CanonicalRecord[]): CanonicalRecord[] {
  const timeOf = ({ updatedAt, createdAt }: CanonicalRecord) => String(updatedAt ?? createdAt ?? '')
  const newestFirst = documents.toSorted((one, other) => {
    if (timeOf(one) !== timeOf(other)) return timeOf(one) > timeOf(other) ? -1 : 1
    return one.id < other.id ? -1 : 1
  })
  return newestFirst.slice(0, 1)
}
