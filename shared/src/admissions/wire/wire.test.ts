import { describe, expect, it } from 'vitest'
import { COURSE_CODES } from '../../courses/courses.ts'
import { callAddress } from '../../platform/wire-call.ts'
import { formOf } from '../courses/registry.ts'
import { DOCUMENT_KINDS } from '../documents/documents.ts'
import { questionsOf } from '../form/questionnaire.ts'
import { groupsOf, questionOfWireField, wireField } from './answers.ts'
import { admissionCalls, documentIdOf, documentUrl, uploadFields } from './calls.ts'
import { documentOfWireField, wireDocumentField } from './documents.ts'
import { additionalNames, paymentNames, subjectNames, submissionNames } from './names.ts'

/** Repeats the contract on purpose: renaming anything here breaks clients. (spec 2, 7; spec 3, 7) */
it.each([
  ['collegesOfSubject', 'post', '/api/course/handelSubjectCollege'],
  ['upload', 'post', '/api/file/upload'],
  ['submit', 'post', '/api/application/postapplication'],
  ['mine', 'get', '/api/application/getMyApplication'],
  ['resubmit', 'post', '/api/application/reUpdateApplication'],
  ['pay', 'post', '/api/application/completeApplicationPayment'],
] as const)('%s', (name, method, address) => {
  expect(admissionCalls[name].method).toBe(method)
  expect(callAddress(admissionCalls[name])).toBe(address)
})

it('requests an application by its id', () => {
  expect(callAddress(admissionCalls.application, { id: 'a/b' })).toBe('/api/application/allApplicationsById/a%2Fb')
})

it('has the wire names of the smaller calls', () => {
  expect(subjectNames).toEqual({ subject: 'text', courseId: 'cid' })
  expect(uploadFields.file).toBe('file')
  expect(Object.values(paymentNames)).toEqual(['MUID', 'transactionId', 'feeid', 'feesamount'])
})

const words = (text: string) => text.trim().split(/\s+/)
const DOCUMENTS = 'profileImg signatureImg admit10thImg result10thImg result12thImg'

describe.each(COURSE_CODES)('the payload of %s', (course) => {
  const form = formOf(course)

  it('has a wire field for each question of its questions.ts, and no other', () => {
    const asked = questionsOf(form).map(({ name }) => name)
    const further = Object.keys(additionalNames).filter((name) => asked.some((each) => each === name))
    const named = [...groupsOf(form).flatMap(({ names }) => Object.keys(names)), ...further]
    expect([...named, 'collegeId'].toSorted()).toEqual(asked.toSorted())
    const fields = asked.map((name) => wireField(form, name))
    expect(new Set(fields).size).toBe(fields.length)
    expect(fields.map((field) => questionOfWireField(form, field))).toEqual(asked)
  })

  it('finds no question for an unknown field', () => {
    for (const field of ['', 'personalinfo', 'aadhar_no', 'personalinfo.constructor', '__proto__', 'other.aadhar_no']) {
      expect(questionOfWireField(form, field)).toBeNull()
    }
  })
})

it('maps every document to its wire field and back', () => {
  const all = `${DOCUMENTS} resultugImg resultpgImg resultAadharImg resultCastImg disableImg fitnessImg residenceImg otherImg`
  expect(DOCUMENT_KINDS.map(wireDocumentField)).toEqual(words(all).map((name) => `documentinfo.${name}`))
  for (const kind of DOCUMENT_KINDS) expect(documentOfWireField(wireDocumentField(kind))).toBe(kind)
  expect(documentOfWireField('profileImg')).toBeNull()
})

it('a submission has the wire names of the contract outside the groups', () => {
  expect(Object.values(submissionNames).sort()).toEqual(
    words(`paymentAmount MUID paymentId AppID courseID collegeID session_year course_name course_fees documentinfo checked
      agreementCopy choose_college`).sort(),
  )
})

describe('the URL of a document', () => {
  it.each(['a', 'A-b_9', 'x'.repeat(64)])('contains the id %s', (id) => {
    expect(documentIdOf(documentUrl(id))).toBe(id)
    expect(documentIdOf(`https://portal.example${documentUrl(id)}`)).toBe(id)
  })

  it.each([
    '',
    '/api/file/document/',
    '/api/file/document/a/b',
    '/api/file/document/../secret',
    '/api/file/document/a?b',
    '/api/file/document/a\n',
    '/media/a',
    'javascript:/api/file/document/a',
    '//evil.example/api/file/document/a',
    `/api/file/document/${'x'.repeat(65)}`,
  ])('is not %j', (url) => expect(documentIdOf(url)).toBeNull())
})
