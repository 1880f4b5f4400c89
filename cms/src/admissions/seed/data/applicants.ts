import type { Answers } from '@pravesh/shared/admissions/answers/answers'
import type { CourseCode } from '@pravesh/shared/courses/courses'

/** The progress of a demo application. */
export type Story = 'unpaid' | 'paid' | 'sentBack' | 'corrected' | 'approved' | 'documentsRequested' | 'rejected'

/** Descriptions of the demo applications, for people who log in as their students. */
export const SHOWN_STORIES: Record<Story, string> = {
  unpaid: 'application sent, fee not paid',
  paid: 'fee paid, waiting for review',
  sentBack: 'application needs a correction',
  corrected: 'application corrected and sent again',
  approved: 'admitted',
  documentsRequested: 'admitted, more documents requested',
  rejected: 'application rejected',
}

/** What the demo student with an unfinished form shows. */
export const SHOWN_DRAFT = 'application form begun, at step 2 of 4'

/** A fictional person of the demo who fills in a form. */
export interface DemoPerson {
  name: string
  email: string
  phone: string
  gender: 'FEMALE' | 'MALE'
  /** Number of the drawn photo. */
  photo: 1 | 2 | 3 | 4 | 5 | 6
  course: CourseCode
  subject?: string
}

/** One who has sent the form. */
export interface DemoApplicant extends DemoPerson {
  story: Story
  /** Days since the application was sent. */
  daysAgo: number
  changes?: Answers
}

const certified: Answers = { category: 'SC' }
const disabled: Answers = {
  speciallyAbled: 'YES',
  disabilityPercentage: '40%',
  disabilityExact: '40',
  disabilityType: 'LOW VISION',
  disabilityNumber: 'WB0320040607',
  disabilityAuthority: 'DISTRICT HOSPITAL',
  disabilityIssuedOn: '2022-03-14',
}
const appearing: Answers = { degreeStatus: 'APPEARING', degreeYear: '2026' }

const she = (name: string, photo: 1 | 3 | 5) => ({ name, photo, gender: 'FEMALE' as const })
const he = (name: string, photo: 2 | 4 | 6) => ({ name, photo, gender: 'MALE' as const })
const account = (nickname: string, number: number) => ({
  email: `${nickname}@pravesh.example`,
  phone: String(9_800_000_000 + number),
})

/** An application in every state but reopened, for each of the three courses. */
export const applicants: readonly DemoApplicant[] = [
  { ...he('RAVI KISKU', 2), ...account('ravi', 2), course: 'BED', story: 'approved', daysAgo: 30, subject: 'Santali' },
  {
    ...she('ANANYA GHOSH', 1),
    ...account('ananya', 11),
    course: 'BED',
    story: 'unpaid',
    daysAgo: 1,
    subject: 'History',
  },
  {
    ...he('IMRAN SHEIKH', 6),
    ...account('imran', 12),
    course: 'BED',
    story: 'paid',
    daysAgo: 9,
    subject: 'Mathematics',
  },
  {
    ...she('SUNITA HANSDA', 5),
    ...account('sunita', 13),
    course: 'BED',
    story: 'sentBack',
    daysAgo: 14,
    subject: 'Geography',
    changes: certified,
  },
  {
    ...she('RUKSANA KHATUN', 3),
    ...account('ruksana', 14),
    course: 'BED',
    story: 'corrected',
    daysAgo: 16,
    subject: 'Bengali',
    changes: { category: 'OBC' },
  },
  {
    ...he('TASHI SHERPA', 2),
    ...account('tashi', 15),
    course: 'BED',
    story: 'documentsRequested',
    daysAgo: 26,
    subject: 'English',
    changes: appearing,
  },
  {
    ...he('VIKRAM SINGH', 4),
    ...account('vikram', 16),
    course: 'BED',
    story: 'rejected',
    daysAgo: 21,
    subject: 'Music',
  },

  { ...he('SOUMEN MAHATO', 6), ...account('soumen', 21), course: 'DELED', story: 'unpaid', daysAgo: 3 },
  { ...she('PRIYA DAS', 1), ...account('priya', 22), course: 'DELED', story: 'paid', daysAgo: 2, changes: disabled },
  { ...he('GURDEEP SINGH', 4), ...account('gurdeep', 23), course: 'DELED', story: 'sentBack', daysAgo: 11 },
  { ...she('MARIAM BEGUM', 3), ...account('mariam', 24), course: 'DELED', story: 'corrected', daysAgo: 13 },
  {
    ...she('DOLMA THAPA', 5),
    ...account('dolma', 25),
    course: 'DELED',
    story: 'approved',
    daysAgo: 28,
    changes: certified,
  },
  { ...he('RAKESH YADAV', 2), ...account('rakesh', 26), course: 'DELED', story: 'documentsRequested', daysAgo: 24 },
  { ...she('KAVITA ORAON', 1), ...account('kavita', 27), course: 'DELED', story: 'rejected', daysAgo: 19 },

  { ...she('NANDINI NAYAK', 5), ...account('nandini', 31), course: 'DPHARM', story: 'unpaid', daysAgo: 5 },
  {
    ...he('JOSEPH MURMU', 6),
    ...account('joseph', 32),
    course: 'DPHARM',
    story: 'paid',
    daysAgo: 4,
    changes: certified,
  },
  { ...she('SHABNAM BEGUM', 3), ...account('shabnam', 33), course: 'DPHARM', story: 'sentBack', daysAgo: 8 },
  { ...he('HARPREET SINGH', 4), ...account('harpreet', 34), course: 'DPHARM', story: 'corrected', daysAgo: 12 },
  { ...he('MANOJ PATEL', 2), ...account('manoj', 35), course: 'DPHARM', story: 'approved', daysAgo: 27 },
  { ...she('ARPITA SAHA', 1), ...account('arpita', 36), course: 'DPHARM', story: 'documentsRequested', daysAgo: 23 },
  { ...he('BIPLAB BORO', 6), ...account('biplab', 37), course: 'DPHARM', story: 'rejected', daysAgo: 18 },
]

/** Has begun the form and not sent it. */
export const drafting: DemoPerson = {
  ...she('REKHA BISWAS', 3),
  ...account('rekha', 41),
  course: 'BED',
  subject: 'History',
}

/** A note of demo staff for colleagues. */
export const NOTE = 'Called the student, who will bring the original documents at admission.'
