import { expect, it } from 'vitest'
import { stateNames } from './state-name.ts'

it.each([
  ['en', 'West Bengal', 'West Bengal'],
  ['bn', 'West Bengal', 'পশ্চিমবঙ্গ'],
  ['hi', 'Jharkhand', 'झारखंड'],
  ['hi', 'Another State', 'Another State'],
] as const)('names in %s the State %s: %s', (locale, state, shown) => expect(stateNames(locale)(state)).toBe(shown))
