import { expect, it } from 'vitest'
import { anEdit } from './fixtures/an-edit.ts'
import { withStoredCollege } from './with-stored-college.ts'

const edit = anEdit('BED')
const stored = edit.reference.colleges.find(({ id }) => id === edit.answers.collegeId)
const [other] = edit.reference.colleges.filter(({ id }) => id !== edit.answers.collegeId)
if (!stored || !other) throw new Error('The fixture has two colleges.')

const colleges = (offered: (typeof stored)[], answers = edit.answers) =>
  withStoredCollege({ edit, answers, reference: { ...edit.reference, colleges: offered } }).colleges

it('offers the college of the application first and once, as it was', () => {
  expect(colleges([other])).toEqual([stored, other])
  expect(colleges([other, { ...stored, name: 'Renamed' }])).toEqual([stored, other])
})

it('offers it only while the subject is unchanged', () => {
  expect(colleges([other], { ...edit.answers, subject: 'ANOTHER' })).toEqual([other])
})

it('offers nothing more if the application has no college', () => {
  const { answers, ...rest } = edit
  const without = { ...rest, answers: { ...answers, collegeId: '' } }
  const reference = { ...edit.reference, colleges: [other] }
  expect(withStoredCollege({ edit: without, answers: without.answers, reference })).toBe(reference)
})
