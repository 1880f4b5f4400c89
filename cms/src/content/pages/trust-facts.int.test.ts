/** @sqlite-only reads and validates fields as load-page.int.test.ts does on both databases */
import { addDays } from '@pravesh/shared/platform/days'
import { dayInIndia } from '@pravesh/shared/platform/formats'
import { paths } from '@pravesh/shared/site/paths'
import { beforeAll, describe, expect, it } from 'vitest'
import { aPublishedCollege, aPublishedCourse, type CollegeChange } from '../../../test/builders/courses.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import type { College, Course } from '../../payload-types.ts'
import { storedDay } from '../notice-board/notice-dates.ts'
import { loadPage } from './load-page.ts'

const portal = startTestPortal()
const load = (path: string) => loadPage({ payload: portal.payload, path })
const save = (id: string, data: CollegeChange) =>
  portal.payload.update({ collection: 'colleges', id, data: { ...data, _status: 'published' }, depth: 0 })

let college: College
let course: Course

beforeAll(async () => {
  college = await aPublishedCollege(portal.payload)
  const colleges = [{ college: college.id, totalPricePaise: 11_000_000, seats: 60 }]
  course = await aPublishedCourse(portal.payload, { colleges })
})

describe('the page of a college', () => {
  it('has no facts until staff enter them', async () => {
    expect(await load(paths.college(college.id))).toMatchObject({
      college: {
        facts: { recognitions: [], affiliation: null, results: [], contact: null, questions: [] },
        hostel: null,
        directions: null,
        courses: [{ daysLeft: null, seats: { total: 60, left: null } }],
      },
    })
  })

  it('has what staff entered, the newest result first', async () => {
    await save(college.id, {
      recognitions: [
        { regulator: 'NCTE', course: 'BED', number: 'ERC/1', order: 'Order 1' },
        { regulator: 'PCI', course: 'DPHARM', number: 'PCI/2', url: 'https://pci.example/2' },
        { regulator: 'UGC', number: '2f-3' },
      ],
      affiliation: 'A university',
      results: [
        { year: 2024, course: 'BED', examined: 50, passed: 40 },
        { year: 2025, examined: 60, passed: 60, source: 'A notice' },
      ],
      hostelWomen: 60,
      directions: 'By bus.',
      contactName: 'A person',
      contactPhone: '0342 255 0101',
      questions: [
        { question: 'How many instalments?', answer: 'There are {number of instalments}.' },
        { question: 'What is the application fee?', answer: 'It is {application fee}.' },
      ],
    })
    expect(await load(paths.college(college.id))).toMatchObject({
      college: {
        facts: {
          recognitions: [
            { regulator: 'NCTE', course: 'BED', number: 'ERC/1', order: 'Order 1', url: 'https://ncte.gov.in/' },
            { regulator: 'PCI', course: 'DPHARM', order: null, url: 'https://pci.example/2' },
            { regulator: 'UGC', course: null },
          ],
          affiliation: { body: 'A university', reference: null, url: null },
          results: [
            { year: 2025, course: null, source: 'A notice' },
            { year: 2024, course: 'BED', examined: 50, passed: 40 },
          ],
          contact: { name: 'A person', role: null, phone: '0342 255 0101' },
          questions: [{ question: 'How many instalments?', answer: 'There are 2.' }],
        },
        hostel: { women: 60, men: null, text: null },
        directions: 'By bus.',
      },
    })
    expect(await load(paths.course(course.id))).toMatchObject({
      course: { colleges: [{ recognitions: ['NCTE ERC/1', 'UGC 2f-3'], seats: { total: 60, left: null } }] },
    })
  })

  it.each([
    [
      'an address without https',
      { recognitions: [{ regulator: 'NCTE', number: '1', url: 'ncte.gov.in' }] },
      'Where to check it',
    ],
    ['an affiliation elsewhere', { affiliationUrl: 'javascript:alert(1)' }, 'Where to check the affiliation'],
    ['a year to come', { results: [{ year: 2999, examined: 1, passed: 1 }] }, 'Year'],
    ['half a student', { results: [{ year: 2025, examined: 10, passed: 1.5 }] }, 'Passed'],
    ['nobody examined', { results: [{ year: 2025, examined: 0, passed: 0 }] }, 'Examined'],
    ['more who passed than were examined', { results: [{ year: 2025, examined: 10, passed: 11 }] }, 'Passed'],
    ['half a place', { hostelMen: 1.5 }, 'Hostel places for men'],
    ['a word as a telephone', { contactPhone: 'on request' }, 'Telephone'],
  ] as [string, CollegeChange, string][])('refuses %s', async (_, data, field) => {
    await expect(save(college.id, data)).rejects.toThrow(field)
  })
})

it('the page of a course says how many days are left', async () => {
  const closesOn = storedDay(addDays(dayInIndia(new Date()), 10))
  await portal.payload.update({ collection: 'courses', id: course.id, data: { closesOn, _status: 'published' } })
  expect(await load(paths.course(course.id))).toMatchObject({ course: { daysLeft: 10 } })
})
