import { describe, expect, it } from 'vitest'
import { COURSE_CODES, type CourseCode } from '../../courses/courses.ts'
import type { Answers } from '../answers/answers.ts'
import { STORED_CATEGORIES } from '../answers/options.ts'
import { formOf } from '../courses/registry.ts'
import { allDocuments, longestAnswers, validAnswers, validDocuments } from '../fixtures/answers.ts'
import { missingDocuments, uploadMessage } from '../form/check-documents.ts'
import { documentKindsOf, documentsFor, requestedDocuments } from '../form/requested-documents.ts'
import { DOCUMENT_FORMATS, DOCUMENT_KINDS, DOCUMENT_LABELS, type DocumentKind } from './documents.ts'

const asked = (course: CourseCode, answers: Answers) =>
  documentsFor(formOf(course), answers)
    .map(({ kind, required }) => (required ? kind : `${kind}?`))
    .join(' ')

const plain: Answers = { category: 'GENERAL/EWS', speciallyAbled: 'NO', hasMasters: 'NO' }
const school = 'photo signature tenthAdmit tenthResult twelfthResult'

it.each<[CourseCode, Answers, string]>([
  ['BED', plain, `${school} degreeResult aadhaarCard fitnessCertificate? residenceCertificate? other?`],
  ['DELED', plain, `${school} aadhaarCard other?`],
  ['DPHARM', plain, `${school} aadhaarCard fitnessCertificate? residenceCertificate? other?`],
  [
    'BED',
    { category: 'OBC', speciallyAbled: 'YES', hasMasters: 'YES' },
    `${school} degreeResult mastersResult aadhaarCard casteCertificate disabilityCertificate fitnessCertificate? residenceCertificate? other?`,
  ],
  [
    'DELED',
    { category: 'SC', speciallyAbled: 'YES', hasMasters: 'YES' },
    `${school} aadhaarCard casteCertificate disabilityCertificate other?`,
  ],
  [
    'DPHARM',
    { category: 'ST', speciallyAbled: 'YES', hasMasters: 'YES' },
    `${school} aadhaarCard casteCertificate? disabilityCertificate fitnessCertificate? residenceCertificate? other?`,
  ],
])('%s %j asks for documents', (course, answers, expected) => expect(asked(course, answers)).toBe(expected))

it.each(STORED_CATEGORIES)('category %s', (category) => {
  const certified = !category.startsWith('GENERAL')
  for (const course of COURSE_CODES) {
    const certificate = documentsFor(formOf(course), { ...plain, category }).find(
      ({ kind }) => kind === 'casteCertificate',
    )
    expect(certificate?.required).toBe(certified ? course !== 'DPHARM' : undefined)
  }
})

it('every document has a unique label and a format', () => {
  expect(new Set(Object.values(DOCUMENT_LABELS)).size).toBe(DOCUMENT_KINDS.length)
  const ofFormat = (format: string) => DOCUMENT_KINDS.filter((kind) => DOCUMENT_FORMATS[kind] === format)
  expect(ofFormat('picture')).toEqual(['photo', 'signature'])
  expect(ofFormat('pdf')).toEqual(['degreeResult', 'mastersResult'])
  expect(ofFormat('scan')).toHaveLength(9)
})

describe.each(COURSE_CODES)('%s', (course) => {
  it('has exactly the documents that some answers call for', () => {
    const most = documentsFor(formOf(course), longestAnswers(course)).map(({ kind }) => kind)
    expect(documentKindsOf(formOf(course))).toEqual(DOCUMENT_KINDS.filter((kind) => most.includes(kind)))
  })

  it('accepts the required documents', () => {
    for (const answers of [validAnswers(course), longestAnswers(course)]) {
      expect(missingDocuments(formOf(course), answers, validDocuments(course, answers))).toEqual([])
    }
  })

  const required = Object.keys(validDocuments(course, longestAnswers(course))) as DocumentKind[]
  it.each(required)('reports %s as missing', (kind) => {
    const answers = longestAnswers(course)
    for (const gone of [undefined, '']) {
      const documents = { ...allDocuments(course, answers), [kind]: gone }
      expect(missingDocuments(formOf(course), answers, documents)).toEqual([
        { kind, code: 'required', message: uploadMessage(kind) },
      ])
    }
  })

  it('drops documents that are not requested', () => {
    const everything = Object.fromEntries(DOCUMENT_KINDS.map((kind) => [kind, `file-${kind}`]))
    const answers = validAnswers(course)
    expect(requestedDocuments(formOf(course), answers, everything)).toEqual(allDocuments(course, answers))
  })
})
