import { Counter, Histogram, Registry } from 'prom-client'

/** Counts and durations of this process. All of its portals share them, of which there are several only in tests. */
export const processRegistry = new Registry()

/** From a static page in memory to an upload over a slow network, in seconds. */
export const DURATIONS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/** Index of the first bucket that a duration in seconds fits in. */
export function bucketOf(seconds: number): number {
  let bucket = 0
  while (bucket < DURATIONS.length && seconds > (DURATIONS[bucket] ?? 0)) bucket += 1
  return bucket
}

interface Described<Label extends string> {
  name: string
  help: string
  labelNames?: readonly Label[]
}

export function counter<Label extends string>({ labelNames = [], ...options }: Described<Label>) {
  return new Counter({ ...options, labelNames, registers: [processRegistry] })
}

export function durations<Label extends string>({ labelNames = [], ...options }: Described<Label>) {
  return new Histogram({ ...options, labelNames, buckets: DURATIONS, registers: [processRegistry] })
}
