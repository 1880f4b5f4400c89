import type { Regulator } from '@pravesh/shared/content/regulators'
import { COURSE_LABELS, type CourseCode } from '@pravesh/shared/courses/courses'
import type { College, Course } from '../../../payload-types.ts'
import type { TRUST_FIELDS } from '../../published/trust-facts.ts'
import { colleges } from './colleges.ts'
import { courses } from './courses.ts'
import { site } from './site.ts'

/** All facts here are invented, and say so on the page. */
const MARK = 'Demo, invented'

type SeedCourseFacts = Pick<Course, (typeof TRUST_FIELDS)[number]>
type SeedCollegeFacts = Pick<
  College,
  (typeof TRUST_FIELDS)[number] | 'hostelWomen' | 'hostelMen' | 'hostelText' | 'directions'
>

const REGULATOR_OF: Record<CourseCode, Regulator> = { BED: 'NCTE', DELED: 'NCTE', DPHARM: 'PCI' }
const YEARS = [2025, 2024, 2023]

/** Hostel places for women and men. A college without an entry has none. */
const HOSTELS: Readonly<Record<string, readonly [number, number]>> = {
  'shantivan-bolpur': [70, 50],
  'tistapar-jalpaiguri': [60, 0],
  'palashban-hazaribagh': [100, 80],
  'deodar-almora': [50, 0],
  'aravalli-prabhat-udaipur': [80, 60],
  'nilathira-thrissur': [90, 0],
  'sahyadri-kiran-satara': [90, 70],
  'mahanadi-tat-cuttack': [110, 90],
  'luitpar-tezpur': [70, 0],
  'gomti-prangan-lucknow': [80, 70],
  'tungatara-shivamogga': [60, 50],
}

const AFFILIATIONS: Record<CourseCode, string> = {
  BED: `The universities of the States of our colleges (${MARK})`,
  DELED: `The school education boards of the States of our colleges (${MARK})`,
  DPHARM: `The pharmacy examination boards of the States of our colleges (${MARK})`,
}

const isItReal = {
  question: 'Are the numbers on this page real?',
  answer:
    'No. This is a demonstration: recognition, affiliation, seats, results, hostel and contact are invented. Check a real college with the council that recognises it.',
}

/** The invented facts of a course. */
export function courseFacts(code: CourseCode): SeedCourseFacts {
  const label = COURSE_LABELS[code]
  const examined = offersOf(code).reduce((all, { seats }) => all + seats, 0)
  return {
    recognitions: [
      {
        regulator: REGULATOR_OF[code],
        number: `DEMO-${REGULATOR_OF[code]}-${code}`,
        order: `${MARK}: order of 1 April 2015`,
      },
    ],
    affiliation: AFFILIATIONS[code],
    affiliationReference: `${MARK}: each college has a letter of its own`,
    affiliationUrl: 'https://affiliation.pravesh.example/',
    results: YEARS.map((year, index) => resultOf({ year, examined, share: 94 - 2 * index })),
    ...contactOf('Ananya Ghosh', `${label} desk`, site.contact.email),
    questions: [
      {
        question: `Is the ${label} of every college recognised?`,
        answer: 'Yes. Each college shows its own number, which you can check with the council.',
      },
      {
        question: 'Can I change the college after I have applied?',
        answer: 'Ask us before your application is approved. Afterwards a seat at the other college must be free.',
      },
      isItReal,
    ],
  }
}

const NAMES = ['Meera Bose', 'Rakesh Lama', 'Sunita Kumari', 'Arvind Oraon', 'Kamala Joshi', 'Bhanwar Rathore']

/** The invented facts of a college, by its key. */
export function collegeFacts(key: string): SeedCollegeFacts {
  const index = colleges.findIndex((college) => college.key === key)
  const { city = '', state = '', address = '' } = colleges[index] ?? {}
  const taught = courses.flatMap(({ code, colleges: offers }) =>
    offers.filter(({ college }) => college === key).map(({ seats }) => ({ code, seats })),
  )
  const [women, men] = HOSTELS[key] ?? [0, 0]
  const number = String(101 + index)
  return {
    recognitions: taught.map(({ code }) => ({
      regulator: REGULATOR_OF[code],
      course: code,
      number: `DEMO-${REGULATOR_OF[code]}-${code}-${number}`,
      order: `${MARK}: order ${number} of 1 April 2015`,
    })),
    affiliation: `${state} Demo University (invented)`,
    affiliationReference: `${MARK}: letter ${number} of 2015`,
    affiliationUrl: 'https://affiliation.pravesh.example/',
    results: taught.flatMap(({ code, seats }) =>
      YEARS.slice(0, 2).map((year, ago) => ({
        ...resultOf({ year, examined: seats, share: 96 - ((index + ago) % 9) }),
        course: code,
      })),
    ),
    hostelWomen: women,
    hostelMen: men,
    hostelText:
      women + men > 0
        ? `Rooms for three with a warden on each floor, and a mess with food of ${state}. (${MARK})`
        : `There is no hostel. The office helps you to find a rented room near by. (${MARK})`,
    directions: `From ${city} station take an e-rickshaw or the town bus to ${address.split(',')[0]}. (${MARK})`,
    ...contactOf(NAMES[index % NAMES.length] ?? '', 'Admission office', `${key}@colleges.pravesh.example`),
    questions: [
      {
        question: 'Can we visit before applying?',
        answer: 'Yes, on any working day. Call the admission office first, so that somebody can show you round.',
      },
      isItReal,
    ],
  }
}

const offersOf = (code: CourseCode) => courses.find((course) => course.code === code)?.colleges ?? []

function resultOf({ year, examined, share }: { year: number; examined: number; share: number }) {
  return { year, examined, passed: Math.floor((examined * share) / 100), source: MARK }
}

function contactOf(contactName: string, contactRole: string, contactEmail: string) {
  return {
    contactName: `${contactName} (demo)`,
    contactRole,
    contactPhone: site.contact.phone,
    contactEmail,
    contactHours: site.contact.hours,
  }
}

/** Days from seeding to the last day of applications. */
export const DAYS_TO_APPLY: Record<CourseCode, number> = { BED: 120, DELED: 135, DPHARM: 150 }
