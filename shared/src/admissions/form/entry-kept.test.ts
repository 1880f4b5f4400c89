import { expect, it } from 'vitest'
import { answersFromEntry } from './entry-kept.ts'

it.each([
  ['{"category":"SC","degree":"APPEARING","tenth":"60"}', { category: 'SC', degreeStatus: 'APPEARING' }],
  ['{"category":"","degree":"NONE"}', {}],
  ['{"category":"KING","degree":["COMPLETE"]}', {}],
  ['null', {}],
  ['7', {}],
  ['{', {}],
  [null, {}],
])('%s fills in %o', (kept, answers) => {
  expect(answersFromEntry(kept)).toEqual(answers)
})
