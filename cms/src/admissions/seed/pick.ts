/** Picks an item by number. Different steps decorrelate several picks by the same number. */
export function pick<const Each>(from: readonly Each[], number: number, step = 1): Each {
  return from[Math.floor(number / step) % from.length] as Each
}
