import { expect, it } from 'vitest'
import { listsAskedFor, openLists } from './list-places.ts'

const units = (...subjects: string[]) => subjects.map((subject) => ({ subject }))

it.each([
  [
    'each subject with units once',
    units('History', 'Bengali', 'History', 'English'),
    { own: 'History', further: ['Bengali', 'English'] },
  ],
  ['one list where the course has no subjects', units('', ''), { own: '', further: [] }],
  ['others where its own subject has no units', units('Bengali'), { own: 'History', further: ['Bengali'] }],
])('an application can stand on %s', (_, of, lists) => expect(openLists(of, 'History')).toEqual(lists))

it('asks for its own list and for those that were typed, as far as the process has them', () => {
  const lists = openLists(units('History', 'Bengali', 'English'), 'History')
  expect(listsAskedFor(lists, { further: ['English', 'Physics', 'History'] })).toEqual(['History', 'English'])
  expect(listsAskedFor(lists, null)).toEqual(['History'])
})
