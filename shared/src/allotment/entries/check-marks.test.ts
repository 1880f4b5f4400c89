import { describe, expect, it } from 'vitest'
import type { ProcessRules } from '../process/rules.ts'
import { marksErrors } from './check-marks.ts'
import type { Marks } from './entry.ts'

const BEST: ProcessRules['scoring'] = {
  kind: 'best-of',
  count: 5,
  atLeast: { kind: 'language', count: 1 },
  excluded: [],
}
const WEIGHTED: ProcessRules['scoring'] = {
  kind: 'weighted',
  parts: [
    { examination: 'HS', weight: 20, required: true },
    { examination: 'Degree', weight: 20, required: false },
  ],
}
const LISTS = { own: 'History', further: ['Bengali', 'English'], serviceOn: '2026-07-01', serviceFrom: '2008-05-04' }
const period = (from: string, to: string | null, school = 'Shalbani High School') => ({ school, from, to })
const subject = (name: string, obtained = 50, full = 100) => ({ name, kind: 'elective' as const, obtained, full })
const best = (...subjects: ReturnType<typeof subject>[]): Marks => ({ kind: 'best-of', subjects })
const weighted = (...names: string[]): Marks => ({
  kind: 'weighted',
  examinations: names.map((examination) => ({ examination, obtained: 50, full: 100 })),
})

describe('marks', () => {
  it.each<[string, ProcessRules['scoring'], Marks, [string, string][]]>([
    ['are right', BEST, best(subject('Bengali'), subject('History', 100)), []],
    ['are right without an examination that is not required', WEIGHTED, weighted('HS'), []],
    ['are of the other kind', BEST, weighted('HS'), [['kind', 'OTHER_MARKS']]],
    ['are missing', BEST, best(), [['subjects', 'NO_MARKS']]],
    [
      'have a subject twice',
      BEST,
      best(subject('Bengali'), subject(' bengali')),
      [['subjects.1.name', 'SUBJECT_TWICE']],
    ],
    [
      'are more than the full marks',
      BEST,
      best(subject('Bengali'), subject('History', 50.5, 50)),
      [['subjects.1.obtained', 'ABOVE_FULL_MARKS']],
    ],
    [
      'are of an examination that does not count',
      WEIGHTED,
      weighted('HS', 'Madhyamik'),
      [['examinations.1.examination', 'EXAMINATION_NOT_COUNTED']],
    ],
    [
      'ask for the own subject, one twice and one that the process does not have',
      BEST,
      { ...best(subject('Bengali')), further: ['Bengali', 'History', 'Bengali', 'Physics'] },
      [
        ['further.1', 'OWN_SUBJECT'],
        ['further.2', 'SUBJECT_TWICE'],
        ['further.3', 'NO_SUCH_SUBJECT'],
      ],
    ],
    [
      'have service from the 18th birthday on, and from the day before it',
      BEST,
      { ...best(subject('Bengali')), service: [period('2008-05-04', null), period('2008-05-03', '2008-06-01')] },
      [['service.1.from', 'TOO_YOUNG']],
    ],
    [
      'have service from long ago, also if it ends before it begins',
      BEST,
      { ...best(subject('Bengali')), service: [period('1900-01-01', '1899-01-01')] },
      [
        ['service.0.from', 'TOO_YOUNG'],
        ['service.0.to', 'ENDS_BEFORE_START'],
      ],
    ],
    ['have service until now', BEST, { ...best(subject('Bengali')), service: [period('2026-07-01', null)] }, []],
    [
      'have service without a school, or of days that cannot be',
      BEST,
      {
        ...best(subject('Bengali')),
        service: [
          period('2026-02-30', null),
          period('2026-07-02', null),
          period('2026-01-02', '2026-01-01'),
          period('2026-01-01', '2026-07-02'),
          period('', '2026-01-01', ' '),
        ],
      },
      [
        ['service.0.from', 'WRONG_DAY'],
        ['service.1.from', 'FUTURE_DAY'],
        ['service.2.to', 'ENDS_BEFORE_START'],
        ['service.3.to', 'FUTURE_DAY'],
        ['service.4.school', 'SCHOOL_MISSING'],
        ['service.4.from', 'WRONG_DAY'],
      ],
    ],
  ])('%s', (_, scoring, marks, errors) =>
    expect(
      marksErrors(marks, { scoring, lists: LISTS, today: '2026-07-01' }).map(({ field, code }) => [field, code]),
    ).toEqual(errors),
  )

  it('have no service where the applicant can stand on no list for it', () => {
    const marks = { ...best(subject('Bengali')), service: [period('2020-01-01', null)] }
    const lists = { ...LISTS, serviceOn: null, serviceFrom: null }
    expect(marksErrors(marks, { scoring: BEST, lists, today: '2026-07-01' })).toEqual([
      { field: 'service', code: 'NO_SERVICE_LIST' },
    ])
  })
})
