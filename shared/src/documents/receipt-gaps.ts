/** A fault in the numbering of a book of receipts; positions count from 1. */
export type NumberingFault = { kind: 'gap'; first: number; last: number } | { kind: 'double'; position: number }

/**
 * Checks consecutive positions of one book in ascending order. `previous` is the last position before them, 0 at the
 * start of a book.
 */
export function numberingFaults(previous: number, positions: readonly number[]): NumberingFault[] {
  const faults: NumberingFault[] = []
  let last = previous
  for (const position of positions) {
    if (position === last) faults.push({ kind: 'double', position })
    if (position > last + 1) faults.push({ kind: 'gap', first: last + 1, last: position - 1 })
    last = position
  }
  return faults
}
