import type { FlattenedField } from 'payload'
import { describe, expect, it } from 'vitest'
import { conflictMessage } from './conflict-message.ts'
import { differencesOf, mergedRecord } from './differences.ts'

const fields = [
  { name: 'name', type: 'text', label: 'Name' },
  { name: 'visible', type: 'checkbox', label: 'Show on the site' },
  { name: 'image', type: 'upload', relationTo: 'media', label: 'Picture' },
  { name: 'about', type: 'richText', label: 'About' },
  {
    name: 'fees',
    type: 'array',
    label: 'Fees',
    flattenedFields: [
      { name: 'title', type: 'text' },
      { name: 'feePaise', type: 'number' },
      { name: 'id', type: 'text' },
    ],
  },
  { name: 'updatedAt', type: 'date', label: 'Last changed' },
  { name: 'courses', type: 'join', label: 'Courses' },
] as unknown as FlattenedField[]

const stored = {
  name: 'B.Ed',
  visible: true,
  image: { id: 'a', createdAt: '2026-01-01' },
  about: null,
  fees: [{ id: 'row1', title: 'Admission', feePaise: 3_000_000 }],
  updatedAt: '2026-11-21T10:00:00.000Z',
}
const compare = (form: object, base: object | null = stored) =>
  differencesOf({ fields, stored, form: { ...stored, ...form }, base: base as typeof stored })

describe('the differences between a form and the stored version', () => {
  it('ignore values that differ only in representation', () => {
    const form = {
      image: 'a',
      about: '',
      fees: [{ feePaise: 3_000_000, title: 'Admission' }],
      updatedAt: '2026-11-21T09:00:00.000Z',
      courses: { docs: ['x'] },
    }
    expect(compare(form)).toEqual([])
  })

  it('are described by label, as text', () => {
    const about = { root: { children: [{ children: [{ text: 'Teachers' }, { text: 'learn here.' }] }] } }
    const form = { name: '', visible: false, image: 'b', about, fees: [{ title: 'Admission', feePaise: 100 }] }
    expect(compare(form).map(({ label, stored, form }) => [label, stored, form])).toEqual([
      ['Name', 'B.Ed', 'Empty'],
      ['Show on the site', 'Yes', 'No'],
      ['Picture', 'A different one', 'A different one'],
      ['About', 'Empty', 'Teachers learn here.'],
      ['Fees', 'Admission, ₹30,000.00', 'Admission, ₹1.00'],
    ])
  })

  it('omit fields that were not sent, and truncate long values', () => {
    expect(differencesOf({ fields, stored, form: { name: 'x'.repeat(500) }, base: null })).toMatchObject([
      { name: 'name', form: `${'x'.repeat(160)}…` },
    ])
  })

  it('are merged by taking unchanged fields from the stored version', () => {
    const base = { ...stored, name: 'Old name' }
    const form = { ...stored, name: 'Old name', visible: false }
    const differences = differencesOf({ fields, stored, form, base })
    expect(differences.map(({ name, changedHere }) => [name, changedHere])).toEqual([
      ['name', false],
      ['visible', true],
    ])
    expect(mergedRecord({ stored, form }, differences)).toEqual({ ...stored, visible: false })
  })
})

describe('the message for a stale form', () => {
  it('names author, time and differing fields, without a colon', () => {
    const message = conflictMessage({
      savedBy: 'Mina Das (mina@example.in)',
      savedAt: '2026-11-21T08:35:00.000Z',
      labels: ['Summary', 'Fees'],
    })
    expect(message).toBe(
      'Mina Das (mina@example.in) saved a newer version on 21 Nov, 2.05 pm, after you opened it. Your changes are not saved, but they are still in the form. The versions differ in Summary and Fees.',
    )
  })

  it('works without an author', () => {
    const message = conflictMessage({ savedBy: null, savedAt: '2026-11-21T08:35:00.000Z', labels: ['Summary'] })
    expect(message).toMatch(/^Another person, or you in another window, saved a newer version/)
  })
})
