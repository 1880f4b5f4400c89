/**
 * Shares of seats that rules reserve, as dated data. They propose numbers only: staff enter the seats of each college, and
 * self-financed colleges may reserve none. The orders themselves were not at hand; each share was compared with public copies.
 */

/** What seats can be reserved for. Shares of `disability`, `exServiceman` and `deputed` are taken across the categories. */
export const RESERVED_FOR = ['SC', 'ST', 'OBC', 'OBC-A', 'OBC-B', 'EWS', 'disability', 'deputed'] as const
export type ReservedFor = (typeof RESERVED_FOR)[number]

export interface ReservationRule {
  for: ReservedFor
  /** A `CourseCode`; every course without one. */
  course?: string
  percent: number
  /** The first day, `YYYY-MM-DD`. */
  from: string
  /** The last day; null while it holds. */
  until: string | null
  source: string
  /** What is disputed or not certain; empty otherwise. */
  note: string
}

const CIRCULAR = 'West Bengal Board of Primary Education, 865(60), 16 June 2016'
const OBC_2025 = 'Government of West Bengal, lists of other backward classes of June 2025'
const DISPUTED = 'In litigation. The day in June 2025 was not at hand.'

const RESERVATION_RULES: readonly ReservationRule[] = [
  { for: 'SC', percent: 22, from: '2016-06-16', until: null, source: CIRCULAR, note: '' },
  { for: 'ST', percent: 6, from: '2016-06-16', until: null, source: CIRCULAR, note: '' },
  { for: 'OBC-A', percent: 10, from: '2016-06-16', until: '2025-05-31', source: CIRCULAR, note: '' },
  { for: 'OBC-B', percent: 7, from: '2016-06-16', until: '2025-05-31', source: CIRCULAR, note: '' },
  { for: 'OBC-A', percent: 7, from: '2025-06-01', until: null, source: OBC_2025, note: DISPUTED },
  { for: 'OBC-B', percent: 10, from: '2025-06-01', until: null, source: OBC_2025, note: DISPUTED },
  { for: 'disability', percent: 3, from: '2016-06-16', until: '2017-04-18', source: CIRCULAR, note: '' },
  {
    for: 'disability',
    percent: 5,
    from: '2017-04-19',
    until: null,
    source: 'Rights of Persons with Disabilities Act, 2016, s. 32',
    note: 'At least, in institutions of the government and aided ones.',
  },
  {
    for: 'EWS',
    percent: 10,
    from: '2019-01-14',
    until: null,
    source: 'Constitution (One Hundred and Third Amendment) Act, 2019',
    note: 'At most. Not in minority institutions.',
  },
  {
    for: 'deputed',
    course: 'BED',
    percent: 5,
    from: '2025-07-29',
    until: null,
    source: 'Government of West Bengal, Higher Education, 556-Edn (CS), 29 July 2025',
    note: 'Teachers without training. Vacant seats go to others only with leave of the university.',
  },
]

/** The rule of a course for a group on a day, `YYYY-MM-DD`; null if none is known. */
export function reservationOn(day: string, group: ReservedFor, course: string): ReservationRule | null {
  const holds = ({ from, until }: ReservationRule) => from <= day && day <= (until ?? day)
  return (
    RESERVATION_RULES.find((rule) => rule.for === group && (rule.course ?? course) === course && holds(rule)) ?? null
  )
}
