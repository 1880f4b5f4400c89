const STEPS = 2_000_000

/**
 * Does a fixed amount of work and returns its duration, a few milliseconds. The difference between p95 and median shows
 * how much a busy machine affects the other measurements.
 */
export function fixedWork(): number {
  const started = performance.now()
  let sum = 0
  for (let i = 0; i < STEPS; i++) sum = (sum * 31 + i) | 0
  return performance.now() - started + (sum === 0.5 ? 1 : 0)
}
