/** One of several, another one for each number; `step` keeps what is chosen apart from what else the number chooses. */
export function pick<const Each>(from: readonly Each[], number: number, step = 1): Each {
  return from[Math.floor(number / step) % from.length] as Each
}
