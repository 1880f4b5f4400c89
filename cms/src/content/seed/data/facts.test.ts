import { describe, expect, it } from 'vitest'
import { FACTS, missingFacts } from '../../admin/missing-facts.ts'
import { colleges } from './colleges.ts'
import { courses } from './courses.ts'
import { collegeFacts, courseFacts } from './facts.ts'
import { collegeVideos, coursePhotographs, courseVideos } from './photographs.ts'

describe('the demo', () => {
  it.each(colleges)('has every fact of $name, marked as invented', (college) => {
    const facts = collegeFacts(college.key)
    const videos = collegeVideos(college)
    expect(missingFacts(FACTS.colleges, { ...college, mapUrl: 'by address', ...facts, videos })).toEqual([])
    expect(videos[0]?.transcript).toMatch(/^Demo: /)
    expect(facts.recognitions?.every(({ number }) => number.startsWith('DEMO-'))).toBe(true)
    for (const { examined, passed, source } of facts.results ?? []) {
      expect(passed).toBeLessThanOrEqual(examined)
      expect(source).toBe('Demo, invented')
    }
    for (const text of [facts.affiliation, facts.hostelText, facts.directions, facts.contactName])
      expect(text).toMatch(/invented|demo/i)
  })

  it.each(courses)('has every fact of $name, marked as invented', (course) => {
    const facts = courseFacts(course.code)
    const media = { gallery: coursePhotographs(course.code), videos: courseVideos(course.code) }
    const entered = { ...course, closesOn: 'counted from seeding', ...facts, ...media }
    expect(missingFacts(FACTS.courses, entered)).toEqual([])
    expect(media.gallery).toHaveLength(6)
    expect(facts.recognitions?.every(({ number }) => number.startsWith('DEMO-'))).toBe(true)
    expect(facts.questions?.at(-1)?.answer).toContain('invented')
  })

  it('has the hostels that the texts of the colleges name', () => {
    for (const { key, about } of colleges) {
      const { hostelWomen = 0, hostelMen = 0 } = collegeFacts(key)
      const [, places = 0] = /ostels?.*?(\d+) seats/.exec(about) ?? []
      expect((hostelWomen ?? 0) + (hostelMen ?? 0), key).toBe(Number(places))
    }
  })
})
