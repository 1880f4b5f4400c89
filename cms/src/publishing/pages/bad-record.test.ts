import { coursesPage } from '@pravesh/shared/content/pages/courses'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { parsePage } from './bad-record.ts'

const site = {
  origin: 'http://localhost:3000',
  languages: ['en'],
  name: 'Pravesh',
  tagline: 'T',
  logo: null,
  contact: { phone: '1', email: 'a', address: 'b', hours: null },
  whatsapp: null,
  liveClassesUrl: 'https://classes.example.in',
  social: [],
  footerNote: null,
}
const course = {
  id: 'a',
  slug: 'a',
  code: 'BED',
  name: 'Bachelor of Education',
  summary: 'S',
  image: null,
  durationYears: 2,
  startingPricePaise: 1,
  enrolmentOpen: true,
  eligibility: null,
  careers: null,
  session: null,
  collegeCount: 0,
  states: [],
  intake: { state: 'open', opensOn: null, closesOn: null },
  daysLeft: null,
}
const parse = (data: object) => parsePage({ path: '/courses', schema: coursesPage.schema, data })
const courses = (change: object) => () => parse({ kind: 'courses', site, courses: [{ ...course, ...change }] })

describe('parsePage', () => {
  it('returns valid data', () => {
    expect(courses({})()).toMatchObject({ kind: 'courses', courses: [course] })
  })

  it.each([
    [{ startingPricePaise: null }, '“Bachelor of Education” cannot be shown because its starting price is empty.'],
    [{ startingPricePaise: -1 }, '“Bachelor of Education” cannot be shown because its starting price is not right.'],
    [{ durationYears: 0 }, '“Bachelor of Education” cannot be shown because its duration years is not right.'],
    [{ summary: '' }, '“Bachelor of Education” cannot be shown because its summary is empty.'],
    [{ image: { alt: '' } }, '“Bachelor of Education” cannot be shown because its image, alt is empty.'],
    [{ name: '' }, 'The page /courses cannot be shown because its courses, no. 1, name is empty.'],
  ])('%j', (change, sentence) => {
    expect(courses(change)).toThrow(sentence)
  })

  it('names the page when the error is not in a record', () => {
    expect(() => parse({ kind: 'courses', site: { ...site, tagline: '' }, courses: [] })).toThrow(
      'The page /courses cannot be shown because its site, tagline is empty.',
    )
  })

  it.each([[null], ['x'], [undefined]])('names a field that a rule wants in %j, which has no fields', (image) => {
    const rule = z.refine<object>(() => false, { path: ['image', 'alt'] })
    const schema = coursesPage.schema.check(rule)
    const data = { kind: 'courses', site, courses: [], image }
    expect(() => parsePage({ path: '/courses', schema, data })).toThrow('because its image, alt is empty.')
  })
})
