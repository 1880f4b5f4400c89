import { expect, it } from 'vitest'
import { hasUnusualShape, remedyFor } from './file-shape.ts'

it.each([
  ['photo', 300, 400, false],
  ['photo', 350, 450, false],
  ['photo', 400, 400, true],
  ['photo', 4000, 3000, true],
  ['photo', 300, 600, true],
  ['signature', 600, 200, false],
  ['signature', 400, 200, false],
  // Its height is larger by just the tolerance.
  ['signature', 150, 80, false],
  ['signature', 149, 80, true],
  ['signature', 300, 300, true],
  ['aadhaarCard', 100, 900, false],
] as const)('suggests cropping a %s of %i by %i: %s', (kind, width, height, odd) =>
  expect(hasUnusualShape(kind, { width, height })).toBe(odd),
)

it.each([
  ['photo', 'crop'],
  ['signature', 'crop'],
  ['aadhaarCard', 'shrink'],
  ['degreeResult', 'pages'],
] as const)('offers a remedy for an unsuitable %s: %s', (kind, remedy) => expect(remedyFor(kind)).toBe(remedy))
