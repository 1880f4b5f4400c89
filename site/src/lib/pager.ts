/** The page numbers of a pager: the first, the last and the neighbours of the current one. Null marks a gap. */
export function pagesToOffer(page: number, pageCount: number): (number | null)[] {
  const near = new Set([1, page - 1, page, page + 1, pageCount])
  const shown = [...near].filter((n) => n >= 1 && n <= pageCount)
  return shown.flatMap((n, index) => {
    const before = shown[index - 1]
    return before !== undefined && n - before > 1 ? [null, n] : [n]
  })
}
