const STEPS = 2_000_000

/**
 * Always the same work, a few milliseconds of it, and how long it took. How far its p95 lies above its median is what a
 * busy machine adds to everything else measured beside it.
 */
export function fixedWork(): number {
  const started = performance.now()
  let sum = 0
  for (let i = 0; i < STEPS; i++) sum = (sum * 31 + i) | 0
  return performance.now() - started + (sum === 0.5 ? 1 : 0)
}
