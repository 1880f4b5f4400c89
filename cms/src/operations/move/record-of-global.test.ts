import { expect, it } from 'vitest'
import { recordOfGlobal } from './record-of-global.ts'

const earlier = '2026-11-25T10:00:00.000Z'
const later = '2026-11-26T10:00:00.000Z'

it.each([
  [
    'the last updated one',
    [
      { id: 'a', updatedAt: earlier },
      { id: 'b', updatedAt: later },
    ],
    'b',
  ],
  [
    'the last created one if none was updated',
    [
      { id: 'a', createdAt: later },
      { id: 'b', createdAt: earlier },
    ],
    'a',
  ],
  [
    'the first id at equal times',
    [
      { id: 'b', updatedAt: later },
      { id: 'a', updatedAt: later },
    ],
    'a',
  ],
  ['the first id without times', [{ id: 'c' }, { id: 'b' }, { id: 'd' }], 'b'],
])('of several documents it is %s, in whatever order they are', (_name, documents, id) => {
  for (const given of [documents, documents.toReversed()]) {
    expect(recordOfGlobal(given).map((record) => record.id)).toEqual([id])
  }
})

it('a global that was never saved has none', () => {
  expect(recordOfGlobal([])).toEqual([])
})
