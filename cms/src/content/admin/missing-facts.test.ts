import { describe, expect, it } from 'vitest'
import { colleges } from '../collections/colleges.ts'
import { courses } from '../collections/courses.ts'
import { FACTS, missingFacts } from './missing-facts.ts'

const missing = (of: keyof typeof FACTS, record: Record<string, unknown>) =>
  missingFacts(FACTS[of], record).map(({ field }) => field)

const editorText = (text: string) => ({ root: { children: [{ children: [{ text }] }] } })

describe('what is missing', () => {
  it('is everything in an empty record', () => {
    expect(missing('courses', {})).toEqual(FACTS.courses.map(({ field }) => field))
    expect(missing('colleges', { about: editorText(' '), images: [], address: '' })).toEqual(
      FACTS.colleges.map(({ field }) => field),
    )
  })

  it('has a list without rows, which the form counts', () => {
    expect(missing('colleges', { results: 0, questions: 0 })).toEqual(expect.arrayContaining(['results', 'questions']))
    expect(missing('colleges', { results: 2 })).not.toContain('results')
  })

  it('is nothing in a full one', () => {
    const shared = {
      recognitions: [{}],
      affiliation: 'A university',
      results: [{}],
      contactName: 'A person',
      contactEmail: 'a@b.example',
      questions: [{}],
      videos: [{}],
    }
    expect(
      missing('colleges', {
        ...shared,
        images: ['1'],
        about: editorText('A house.'),
        address: 'A street',
        mapUrl: 'https://map.example',
        hostelWomen: 0,
        directions: 'By bus',
      }),
    ).toEqual([])
    expect(
      missing('courses', {
        ...shared,
        closesOn: '2027-06-30T06:30:00.000Z',
        image: '1',
        gallery: ['1'],
        eligibility: 'Class 12',
        careers: 'Teacher',
        colleges: [{ seats: 50 }, { seats: 0 }],
      }),
    ).toEqual([])
  })

  it('has a name without a way to reach the person, and a college without seats', () => {
    expect(missing('colleges', { contactName: 'A person' })).toContain('contactName')
    expect(missing('courses', { colleges: [{ seats: 50 }, { seats: null }] })).toContain('colleges')
    expect(missing('courses', { colleges: [] })).toContain('colleges')
  })

  it.each([
    ['courses', courses],
    ['colleges', colleges],
  ] as const)('of %s names fields and tabs of the form', (of, { fields }) => {
    const tabs = fields.flatMap((field) => (field.type === 'tabs' ? field.tabs : []))
    for (const { field, tab } of FACTS[of]) {
      const inTab = tab === null ? fields : tabs.find(({ label }) => label === tab)?.fields
      expect(JSON.stringify(inTab ?? []), `${field} in ${tab}`).toContain(`"name":"${field}"`)
    }
  })
})
