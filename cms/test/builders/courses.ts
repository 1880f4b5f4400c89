import { feeParts } from '@pravesh/shared/fees/fees'
import type { Payload } from 'payload'
import type { College, Course } from '../../src/payload-types.ts'
import { paragraphs } from './rich-text.ts'

export type CourseChange = Partial<Omit<Course, 'id' | 'image'>> & { image?: string }
export type CollegeChange = Partial<Omit<College, 'id' | 'images' | 'courses'>> & { images?: string[] }

/** Proportions of the fee's parts; the parts are scaled to add up to the starting price. */
const FEE_TABLE = [
  { title: '1st Semester', feePaise: 2_500_000 },
  { title: '2nd Semester', feePaise: 2_350_050 },
]

/** A visible course. By default its starting price and fees derive from its colleges. */
export function aPublishedCourse(payload: Payload, change: CourseChange = {}): Promise<Course> {
  const prices = (change.colleges ?? []).map(({ totalPricePaise }) => totalPricePaise)
  const startingPricePaise = change.startingPricePaise ?? (prices.length > 0 ? Math.min(...prices) : 9_500_000)
  return payload.create({
    collection: 'courses',
    data: {
      name: 'Bachelor of Education',
      code: 'BED',
      summary: 'Two years to become a secondary teacher.',
      description: 'A degree for graduates who want to teach.',
      videoUrl: 'https://video.example/bed',
      durationYears: 2,
      startingPricePaise,
      visible: true,
      enrolmentOpen: true,
      semesterFees: feeParts(startingPricePaise, FEE_TABLE),
      otherDetails: paragraphs('Bring your mark sheets.'),
      ...change,
      _status: 'published',
    },
    depth: 0,
  })
}

/** A published course that is hidden from visitors. */
export function aHiddenCourse(payload: Payload, change: CourseChange = {}): Promise<Course> {
  return aPublishedCourse(payload, { name: 'Diploma in Pharmacy', code: 'DPHARM', ...change, visible: false })
}

export function aDraftCourse(payload: Payload, change: Partial<CourseChange> = {}): Promise<Course> {
  return payload.create({
    collection: 'courses',
    data: { name: 'A Secret Course', code: 'DELED', ...change, _status: 'draft' },
    draft: true,
    depth: 0,
  })
}

export function aPublishedCollege(payload: Payload, change: CollegeChange = {}): Promise<College> {
  return payload.create({ collection: 'colleges', data: { ...college, ...change, _status: 'published' }, depth: 0 })
}

export function aDraftCollege(payload: Payload, change: CollegeChange = {}): Promise<College> {
  const data = { ...college, name: 'A Secret College', ...change, _status: 'draft' as const }
  return payload.create({ collection: 'colleges', data, draft: true, depth: 0 })
}

const college = {
  name: 'Bolpur Teachers’ Training College',
  city: 'Bolpur',
  state: 'West Bengal',
  address: 'Station Road, Bolpur 731204',
  mapUrl: 'https://www.google.com/maps/embed?pb=bolpur',
}
