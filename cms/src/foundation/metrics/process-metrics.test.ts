import { expect, it } from 'vitest'
import { bucketOf, DURATIONS } from './process-metrics.ts'

it.each([
  ['none', 0, 0],
  ['exactly the first bound', 0.0005, 0],
  ['just more than it', 0.00051, 1],
  ['exactly the last bound', 30, DURATIONS.length - 1],
  ['more than all', 31, DURATIONS.length],
])('puts a duration of %s in its bucket', (_, seconds, bucket) => {
  expect(bucketOf(seconds)).toBe(bucket)
})
