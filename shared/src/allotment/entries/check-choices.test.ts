import { expect, it } from 'vitest'
import { choiceErrors } from './check-choices.ts'

const errorsOf = (...choices: string[]) =>
  choiceErrors({ choices, known: ['A', 'B', 'C'], most: 3 }).map(({ field, code }) => [field, code])

it.each([
  ['a list in any order', ['C', 'A'], []],
  ['an empty list', [], []],
  ['a unit of another list', ['A', 'X'], [['choices.1', 'NO_SUCH_CHOICE']]],
  ['a unit twice', ['A', 'B', 'A'], [['choices.2', 'CHOSEN_TWICE']]],
  ['more than allowed', ['A', 'B', 'C', 'A'], [['choices', 'TOO_MANY_CHOICES']]],
])('%s', (_, choices, errors) => expect(errorsOf(...choices)).toEqual(errors))
