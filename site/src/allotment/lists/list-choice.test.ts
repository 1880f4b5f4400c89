import type { PublicProcess } from '@pravesh/shared/allotment/calls/public-calls'
import { expect, it } from 'vitest'
import { choiceIn, queryOf } from './list-choice.ts'

const list = (kind: 'provisional' | 'final', version: number) => ({
  ...{ kind, version, publishedAt: '', hash: '', reason: '' },
})
const process: PublicProcess = {
  id: 'p1',
  title: 'B.Ed 2026-28',
  course: 'BED',
  session: '2026-28',
  state: 'open',
  steps: [],
  units: [],
  seats: [],
  categories: ['UR', 'SC'],
  examinations: [],
  ties: [],
  subjects: ['Bengali', 'History'],
  lists: [list('provisional', 1), list('final', 1), list('provisional', 2)],
  runs: [],
  lotSeedHash: '',
  lotSeed: null,
}
const read = (query: string) => choiceIn(new URLSearchParams(query), process)
const first = { kind: 'final', version: 1, subject: 'Bengali', category: '', number: '', page: 1 }

it.each([
  ['', first],
  ['kind=final&version=9&subject=Hindi&category=ST&page=-1', first],
  ['page=1.5', first],
  ['kind=provisional&version=1', { ...first, kind: 'provisional' }],
  [
    'subject=History&category=SC&number=%20AB12%20&page=3',
    { ...first, subject: 'History', category: 'SC', number: 'AB12', page: 3 },
  ],
])('reads %j', (query, choice) => expect(read(query)).toEqual(choice))

it('has no choice without a list', () => expect(choiceIn(new URLSearchParams(), { ...process, lists: [] })).toBeNull())

it('takes the newest version where no list is final', () =>
  expect(
    choiceIn(new URLSearchParams(), { ...process, lists: [list('provisional', 1), list('provisional', 2)] }),
  ).toMatchObject({
    version: 2,
  }))

it.each(['subject=History&category=SC&number=AB12&page=3', 'kind=provisional&version=2'])(
  'writes %s so that it is read again',
  (query) => expect(choiceIn(queryOf('p1', read(query)), process)).toEqual(read(query)),
)

it('writes only the process without a list', () => expect(queryOf('p1', null).toString()).toBe('process=p1'))
