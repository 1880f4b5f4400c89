import { expect, it } from 'vitest'
import { SERVICE_LIST } from '../process/service-list.ts'
import { listsAskedFor, openLists } from './list-places.ts'

const processOf = (...subjects: string[]) => ({
  rules: { service: { on: '2026-07-01' } },
  units: subjects.map((subject) => ({ subject })),
})
const HISTORY = { subject: 'History', isDeputed: false, bornOn: '1990-05-04' }

it.each([
  [
    'each subject with units once',
    processOf('History', 'Bengali', 'History', 'English'),
    { own: 'History', further: ['Bengali', 'English'] },
  ],
  ['one list where the course has no subjects', processOf('', ''), { own: '', further: [] }],
  ['others where its own subject has no units', processOf('Bengali'), { own: 'History', further: ['Bengali'] }],
  ['no subject called deputed teachers', processOf('History', SERVICE_LIST), { own: 'History', further: [] }],
  ['one list besides that of deputed teachers', processOf('', SERVICE_LIST), { own: '', further: [] }],
])('an application can stand on %s', (_, process, lists) =>
  expect(openLists(process, HISTORY)).toEqual({ ...lists, serviceOn: null, serviceFrom: null }),
)

it('can stand on the list of deputed teachers where the process has it and the applicant claims it', () => {
  const asking = { ...HISTORY, isDeputed: true }
  expect(openLists(processOf('History', SERVICE_LIST), asking)).toMatchObject({
    serviceOn: '2026-07-01',
    serviceFrom: '2008-05-04',
  })
  expect(openLists(processOf('History'), asking).serviceOn).toBeNull()
})

it('asks for its own list and for those that were typed, as far as the process has them', () => {
  const lists = openLists(processOf('History', 'Bengali', 'English'), HISTORY)
  expect(listsAskedFor(lists, { further: ['English', 'Physics', 'History'] })).toEqual(['History', 'English'])
  expect(listsAskedFor(lists, null)).toEqual(['History'])
})
