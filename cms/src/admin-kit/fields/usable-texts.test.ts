import { nameSchema } from '@pravesh/shared/accounts/fields'
import { isPersonName } from '@pravesh/shared/accounts/person-name'
import { formOf } from '@pravesh/shared/admissions/courses/registry'
import { longestAnswers, reference, TODAY } from '@pravesh/shared/admissions/fixtures/answers'
import { checkAnswers } from '@pravesh/shared/admissions/form/check-answers'
import { questionsOf } from '@pravesh/shared/admissions/form/questionnaire'
import { decisionSchema, documentCheckSchema, noteSchema } from '@pravesh/shared/admissions/status/staff-calls'
import { contactMessageSchema } from '@pravesh/shared/contact/contact-message'
import { COURSE_CODES } from '@pravesh/shared/courses/courses'
import { replacementSchema } from '@pravesh/shared/documents/staff-calls'
import { reopeningSchema, reviewSchema } from '@pravesh/shared/fees/review/staff-calls'
import { offlineEntrySchema, rejectionSchema } from '@pravesh/shared/payments/offline/staff-calls'
import { payOutSchema, refundRequestSchema } from '@pravesh/shared/payments/refunds/staff-calls'
import { enterStepSchema, handOverSchema } from '@pravesh/shared/shop/couriers/staff-calls'
import { addressSchema } from '@pravesh/shared/shop/orders/address'
import { returnRequest } from '@pravesh/shared/shop/orders/payloads'
import { returnNames } from '@pravesh/shared/shop/orders/wire'
import { describe, expect, it } from 'vitest'
import { textCell } from '../../shop/import/rows/read-cell.ts'

/** What no field takes. */
const UNUSABLE = ['12 ROAD\u202E 101 NIP', 'a\u200Bb', `a${'\u0301'.repeat(6)}`]
/** Without a glyph in the fonts of documents; fields that are not printed take it. */
const UNPRINTABLE = 'தமிழ்'

interface Issue {
  path: PropertyKey[]
  message: string
}

interface Schema {
  safeParse: (value: unknown) => { error?: { issues: Issue[] } | undefined }
}

const line = addressSchema.shape
/** A field, and where it is in a body. */
type Typed = [field: string, schema: Schema, body?: string, rest?: object]

const PRINTED: Typed[] = [
  ['Name', nameSchema],
  ['First name', contactMessageSchema, 'firstName'],
  ['Last name', contactMessageSchema, 'lastName'],
  ['Your first name', line.name],
  ['Your last name', line.surname],
  ['Your house number and street', line.line1],
  ['Your village or locality', line.line2],
  ['Your city or post office', line.city],
  ['Your district', line.district],
  ['Your state', line.state],
  ['Name of the student', replacementSchema, 'studentName'],
  ['What was paid for', replacementSchema, 'description'],
  ['Reason', replacementSchema, 'reason'],
  ['Reference', offlineEntrySchema, 'reference'],
  ['Reference', payOutSchema, 'reference'],
]

const FREE: Typed[] = [
  ['Message', contactMessageSchema, 'comment'],
  ['Your note', returnRequest, returnNames.note],
  ['Your text', decisionSchema, 'reason', { move: 'reject', code: 'other' }],
  ['Your text', decisionSchema, 'seatsExceeded', { move: 'approve' }],
  ['Your text', documentCheckSchema, 'reason'],
  ['Your text', noteSchema, 'text'],
  ['Reason', reviewSchema, 'reason'],
  ['Reason', reopeningSchema, 'reason'],
  ['Reason', rejectionSchema, 'reason'],
  ['Reason', refundRequestSchema, 'reason'],
  ['Name of the courier', handOverSchema, 'courierName'],
  ['Place', enterStepSchema, 'location'],
]

/** The messages about a text at its place in the body. */
function messagesAbout(text: string, schema: Schema, body?: string, rest: object = {}): string[] {
  const { error } = schema.safeParse(body === undefined ? text : { ...rest, [body]: text })
  const issues = error?.issues ?? []
  return issues.filter(({ path }) => path.join('.') === (body ?? '')).map(({ message }) => message)
}

describe.each([...PRINTED, ...FREE])('%s, %#', (field, schema, body, rest) => {
  it('refuses controls and stacked marks, and names the field', () => {
    for (const text of UNUSABLE) {
      expect(messagesAbout(text, schema, body, rest), text).toContainEqual(
        expect.stringMatching(new RegExp(`^${field} `)),
      )
    }
  })
})

it.each(PRINTED)('%s, which is printed, refuses letters without a font: %#', (_, schema, body) => {
  expect(messagesAbout(UNPRINTABLE, schema, body)).toContainEqual(expect.stringContaining('which we cannot print'))
})

it.each(FREE)('%s, which is not printed, takes every script: %#', (_, schema, body, rest) => {
  expect(messagesAbout(UNPRINTABLE, schema, body, rest)).toEqual([])
})

it('a cell of an imported table is refused, and the cell named', () => {
  const read = textCell({ maxLength: 200, required: true })
  for (const text of UNUSABLE) expect(read(text), text).toEqual({ problem: expect.stringMatching(/^This cell /) })
})

it('a name is checked alike without its schema', () => {
  for (const name of [...UNUSABLE, UNPRINTABLE]) expect(isPersonName(name), name).toBe(false)
})

describe.each(COURSE_CODES)('the application form of %s', (course) => {
  const form = formOf(course)
  const typed = questionsOf(form).filter(({ kind }) => kind === 'upper' || kind === 'suggest')

  it.each(typed.map(({ name, label }) => [name, label] as const))('refuses unusable text in %s', (name, label) => {
    for (const text of [...UNUSABLE, UNPRINTABLE]) {
      const answers = { ...longestAnswers(course), [name]: text }
      const found = checkAnswers({ form, answers, reference, today: TODAY })
      expect(found, text).toContainEqual(
        expect.objectContaining({ field: name, message: expect.stringContaining(label) }),
      )
    }
  })
})
