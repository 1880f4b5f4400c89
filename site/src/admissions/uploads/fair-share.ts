/**
 * The largest size that lets all of them fit together: what is smaller stays as it is, what is larger is reduced to it.
 * `Infinity` if they fit as they are.
 */
export function fairShare(sizes: readonly number[], room: number): number {
  let left = room
  const rising = sizes.toSorted((one, other) => one - other)
  for (const [index, size] of rising.entries()) {
    const share = Math.floor(left / (rising.length - index))
    if (size > share) return Math.max(0, share)
    left -= size
  }
  return Number.POSITIVE_INFINITY
}
