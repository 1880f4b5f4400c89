/** Ten-thousandths of a point. */
const POINT = 10_000
const DECIMALS = 4

/** A score in points with all its decimals, so that no two different scores look equal: `73.4000`. */
export function scoreText(score: number): string {
  return (score / POINT).toFixed(DECIMALS)
}
