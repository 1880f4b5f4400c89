import { slabsProblem } from '@pravesh/shared/shop/orders/delivery-price'

/** The error message of a list of weights in the form; true if there is none. */
export function checkSlabs(rows: unknown, basis: unknown): string | true {
  const slabs = slabsIn(rows)
  const problem = slabsProblem(slabs)
  if (problem === null || (problem.kind === 'none' && basis !== 'weight')) return true
  if (problem.kind === 'none') return 'Add the first weight with its price, or choose the price for each copy.'
  const row = problem.at + 1
  if (row === 1) return 'Row 1: enter a weight above 0.'
  return problem.kind === 'lighter'
    ? `Row ${row}: enter a weight above that of row ${problem.at}.`
    : `Row ${row}: a heavier parcel cannot cost less than in row ${problem.at}.`
}

/** Rows as the form has them, of which single fields may be missing and are reported by themselves. */
function slabsIn(rows: unknown): { upToGrams: number; pricePaise: number }[] {
  return (Array.isArray(rows) ? rows : []).map((row) => {
    const { upToGrams, pricePaise } = Object(row)
    return { upToGrams: Number(upToGrams), pricePaise: Number(pricePaise) }
  })
}
