import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { COURSE_CODES } from '../../courses/courses.ts'
import { MAX_TEXT_LENGTH } from '../../platform/sent-values.ts'
import { formOf, QUESTION_NAMES } from '../courses/registry.ts'
import { reference, TODAY } from '../fixtures/answers.ts'
import { checkAnswers } from '../form/check-answers.ts'
import { cleanAnswers } from '../form/clean-answers.ts'
import { answersFromWire, groupsOf } from './answers.ts'
import { correctedApplication, correctionFromWire } from './correction.ts'
import { documentsFromWire } from './documents.ts'
import { submissionFromWire } from './submission.ts'

const golden = (course: string) =>
  readFileSync(path.join(import.meta.dirname, '..', 'fixtures', `${course.toLowerCase()}-submit.json`), 'utf8')

type Tree = { [key: string]: Tree | unknown }
/** A valid payload with the value at one path replaced. */
function tampered(course: string, at: readonly string[], value: unknown): Tree {
  const payload = JSON.parse(golden(course)) as Tree
  const [last = '', ...above] = [...at].reverse()
  const group = above.reverse().reduce<Tree>((tree, key) => tree[key] as Tree, payload)
  group[last] = value
  return payload
}

const NO_PAYLOAD = [null, undefined, '', 'text', 7, true, [], [{}], Symbol('x'), () => null]
it.each(NO_PAYLOAD)('refuses %j as a payload', (sent) => {
  expect(submissionFromWire(sent).submission).toBeNull()
  expect(submissionFromWire(sent).validationErrors.length).toBeGreaterThan(0)
  const correction = correctionFromWire({ form: formOf('BED'), sent, before: {}, colleges: [] })
  expect(correction.correction).toBeNull()
  expect(correction.validationErrors.length).toBeGreaterThan(0)
  expect(correctedApplication(sent)).toBe('')
})

it.each([undefined, '', 'B.Ed', 'bed', { $ne: '' }, ['BED'], '__proto__'])('refuses %j as a course', (course_name) => {
  const { submission, validationErrors } = submissionFromWire({ ...JSON.parse(golden('BED')), course_name })
  expect(submission).toBeNull()
  expect(validationErrors.map(({ field }) => field)).toEqual(['course_name'])
})

const WRONG = [{ $gt: '' }, { $ne: null }, {}, [], [['x']], ['x', { $gt: '' }], true, 'x'.repeat(MAX_TEXT_LENGTH + 1)]

describe.each(COURSE_CODES)('%s', (course) => {
  const fields = groupsOf(formOf(course)).flatMap(({ path: at, names }) =>
    Object.entries(names).map(([name, theirs]) => ({ name, at: [...at, theirs], field: [...at, theirs].join('.') })),
  )

  it.each(fields)('accepts only text for $field', ({ name, at, field }) => {
    for (const value of WRONG) {
      const { answers, validationErrors } = answersFromWire(formOf(course), tampered(course, at, value))
      if (name === 'sameAsPermanent') {
        expect(['', 'YES']).toContain(answers.sameAsPermanent)
        expect(validationErrors).toEqual([])
      } else if (name === 'languages' && Array.isArray(value) && value.length === 0) {
        expect(answers.languages).toEqual([])
      } else if (name === 'languages' && typeof value === 'string') {
        expect(validationErrors.map((validationError) => validationError.field)).toEqual([field])
      } else {
        expect(
          validationErrors.map((validationError) => validationError.field),
          JSON.stringify(value),
        ).toEqual([field])
        expect(Object.keys(answers)).not.toContain(name)
      }
    }
  })

  const groups = groupsOf(formOf(course)).filter(({ path: at }) => at.length > 0)
  it.each(groups.map(({ path: at }) => ({ at, group: at.join('.') })))(
    'requires an object for $group',
    ({ at, group }) => {
      for (const value of [undefined, null, 'text', 7, [], [{}]]) {
        const { validationErrors } = answersFromWire(formOf(course), tampered(course, at, value))
        expect(validationErrors.map(({ field }) => field)).toContain(group)
      }
    },
  )

  it('ignores names of the prototype', () => {
    const hostile = JSON.parse(
      '{"__proto__":{"applicant_name":"EVE","polluted":"yes"},"constructor":{"prototype":{"a":1}}}',
    )
    for (const at of [[], ['personalinfo'], ['documentinfo']]) {
      const payload = at.length === 0 ? { ...JSON.parse(golden(course)), ...hostile } : tampered(course, at, hostile)
      const { submission } = submissionFromWire(payload)
      expect(Object.keys(submission ?? {})).not.toContain('polluted')
      if (at[0] === 'personalinfo') expect(submission?.answers.applicantName).toBe('')
    }
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
    expect(({} as Record<string, unknown>).a).toBeUndefined()
  })

  it('ignores inherited groups', () => {
    const { answers, validationErrors } = answersFromWire(formOf(course), Object.create(JSON.parse(golden(course))))
    expect(Object.values(answers).filter((answer) => answer.length > 0)).toEqual([])
    expect(validationErrors).toHaveLength(groups.length)
  })

  it('ignores inherited answers', () => {
    const inherited = Object.create({ applicant_name: 'EVE', father_name: 'EVE' })
    const { answers } = answersFromWire(formOf(course), tampered(course, ['personalinfo'], inherited))
    expect(answers.applicantName ?? '').toBe('')
  })

  it('drops fields outside the contract', () => {
    const more = { isApproved: true, status: 'APPROVED', student: 'someone', feePaidAt: '2026', $where: '1' }
    const payload = { ...JSON.parse(golden(course)), ...more, personalinfo: { ...more } }
    const { submission } = submissionFromWire(payload)
    const known = [...QUESTION_NAMES, 'collegeId'] as string[]
    expect(Object.keys(submission?.answers ?? {}).filter((name) => !known.includes(name))).toEqual([])
    expect(JSON.stringify(submission)).not.toContain('someone')
  })

  it('accepts numbers as text and several spellings of flags', () => {
    const { answers } = answersFromWire(formOf(course), tampered(course, ['personalinfo', 'income'], 60000))
    expect(answers.familyIncome).toBe('60000')
    for (const [value, read] of [
      [true, 'YES'],
      ['true', 'YES'],
      ['YES', 'YES'],
      [false, ''],
      ['no', ''],
      [{ $ne: 1 }, ''],
    ] as const) {
      const flagged = answersFromWire(formOf(course), tampered(course, ['addressinfo', 'same_permanent'], value))
      expect(flagged.answers.sameAsPermanent).toBe(read)
    }
  })

  it('recomputes a forged percentage', () => {
    const form = Object.keys(JSON.parse(golden(course))).find((key) => key.endsWith('_form')) ?? ''
    const payload = tampered(course, [form, 'schoolinfo', 'mpercentage_marks'], '99.99')
    expect(cleanAnswers(formOf(course), answersFromWire(formOf(course), payload).answers).tenthPercentage).toBe('73.14')
  })

  it('parses a text of maximum length in full, and validation reports it as too long', () => {
    const payload = tampered(course, ['addressinfo', 'paddress'], 'X'.repeat(MAX_TEXT_LENGTH))
    const read = answersFromWire(formOf(course), payload)
    expect(read.validationErrors).toEqual([])
    const answers = cleanAnswers(formOf(course), { ...read.answers, collegeId: 'college-1' })
    const found = checkAnswers({ form: formOf(course), answers, reference, today: TODAY }).map(({ field }) => field)
    expect(found).toEqual(['permanentAddress', 'presentAddress'])
  })

  it('limits ids and the agreement', () => {
    const found = (field: string, value: unknown) =>
      submissionFromWire(tampered(course, [field], value)).validationErrors.map(
        (validationError) => validationError.field,
      )
    for (const field of ['courseID', 'collegeID', 'session_year', 'AppID', 'MUID', 'paymentId']) {
      expect(found(field, { $gt: '' })).toEqual([field])
      expect(found(field, 'x'.repeat(10_000))).toEqual([field])
    }
    expect(found('agreementCopy', 'x'.repeat(50_001))).toEqual(['agreementCopy'])
    expect(found('agreementCopy', ['<b>'])).toEqual(['agreementCopy'])
    expect(found('checked', { yes: 1 })).toEqual(['checked'])
    expect(found('checked', 'on')).toEqual(['checked'])
  })
})

it('accepts up to 20 languages as a list or as text', () => {
  const read = (languages: unknown) =>
    answersFromWire(formOf('BED'), tampered('BED', ['personalinfo', 'languages'], languages))
  expect(cleanAnswers(formOf('BED'), read('Bengali, Hindi').answers).languages).toEqual(['Bengali', 'Hindi'])
  expect(read(Array.from({ length: 20 }, () => 'Hindi')).validationErrors).toEqual([])
  expect(read(Array.from({ length: 21 }, () => 'Hindi')).validationErrors).toHaveLength(1)
})

describe('documents', () => {
  const read = (profileImg: unknown) => documentsFromWire({ documentinfo: { profileImg } })

  it.each([{ $gt: '' }, ['/api/file/document/a'], 7, 'https://evil.example/a.png', '/api/file/document/../a', '{}'])(
    'are refused at %j',
    (url) => {
      expect(read(url)).toEqual({
        documents: {},
        validationErrors: [
          { field: 'documentinfo.profileImg', code: 'unreadable', message: 'Upload this document again.' },
        ],
      })
    },
  )

  it('are empty if none was sent', () => {
    for (const none of [undefined, null, '']) expect(read(none)).toEqual({ documents: {}, validationErrors: [] })
    expect(documentsFromWire({})).toEqual({ documents: {}, validationErrors: [] })
    expect(documentsFromWire({ documentinfo: 'x' })).toEqual({ documents: {}, validationErrors: [] })
  })
})
