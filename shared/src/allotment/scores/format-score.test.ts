import { expect, it } from 'vitest'
import { formatScore } from './format-score.ts'

it.each([
  [734_000, 'en', '73.4'],
  [733_333, 'hi', '73.3333'],
  [1_000_000, 'bn', '100'],
  [0, 'en', '0'],
] as const)('writes %i in %s as %s', (score, locale, text) => expect(formatScore(score, locale)).toBe(text))
