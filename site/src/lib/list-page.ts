/** Rows on a page of a list of payments or orders. (spec 1, 9) */
const ROWS = 5

/** A page of a list; the last one if the requested page does not exist any more. */
export function listPage<Row>(all: readonly Row[], requested: number): { page: number; pages: number; rows: Row[] } {
  const pages = Math.max(1, Math.ceil(all.length / ROWS))
  const page = Math.min(Math.max(1, requested), pages)
  return { page, pages, rows: all.slice((page - 1) * ROWS, page * ROWS) }
}

/** The page that has the row at an index; the first for none (-1). */
export function pageOf(index: number): number {
  return Math.floor(Math.max(0, index) / ROWS) + 1
}
