import { describe, expect, it } from 'vitest'
import { COURSE_CODES, type CourseCode } from '../../courses/courses.ts'
import { callAddress } from '../../platform/wire-call.ts'
import { questionsOf } from '../answers/questionnaire.ts'
import { formOf, QUESTION_NAMES } from '../courses/registry.ts'
import { DOCUMENT_KINDS } from '../documents/documents.ts'
import { groupsOf, questionOfWireField, wireField } from './answers.ts'
import { admissionCalls, documentIdOf, documentUrl, uploadFields } from './calls.ts'
import { documentOfWireField, wireDocumentField } from './documents.ts'
import { paymentNames, subjectNames, submissionNames } from './names.ts'

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
const SCHOOL = 'mboard myear mfull_marks mmarks mpercentage_marks'
const HIGHER = 'hboard hyear hfull_marks hmarks hpercentage_marks'
const DOCUMENTS = 'profileImg signatureImg admit10thImg result10thImg result12thImg'
const GROUPS = {
  '': 'have_bss_id bss_id reffered_by',
  personalinfo: `applicant_name father_name mother_name guardian_name relation_with_guardian gender category bloodGp aadhar_no
    applicant_dob languages nationality religion marital_status bpl specially_abled percentage_disable type_diable income`,
  contactinfo: 'applicant_phone applicant_whatsappno applicant_email guardian_phone',
  addressinfo: `paddress pblock pblockname pstate pcountry pdistrict pps ppo ppin same_permanent
    caddress cblock cblockname cstate ccountry cdistrict cps cpo cpin`,
}

/** The groups of the payload and their fields, as in the specification. (spec 2, 3) */
const CONTRACT: Record<CourseCode, Record<string, string>> = {
  BED: {
    ...GROUPS,
    'bed_form.schoolinfo': `lastUniversity regNo_lastu ${SCHOOL} ${HIGHER}`,
    'bed_form.collegeinfo': `status_ug type_ug university uyear ufull_marks umarks upercentage_marks have_master status_pg
      type_pg puniversity pyear pfull_marks pmarks ppercentage_marks`,
    bed_form: 'choose_subject',
  },
  DELED: {
    ...GROUPS,
    'dled_form.schoolinfo': `${SCHOOL} hinstitute ${HIGHER} flang flang_full flang_marks slang slang_full slang_marks
      sub1_marks sub2_marks sub3_marks sub4_marks`,
    dled_form: '',
  },
  DPHARM: {
    ...GROUPS,
    'dpharm_form.schoolinfo': `${SCHOOL} hinstitute ${HIGHER} phy_marks che_marks high_marks_sub high_marks pass_cuet
      cuet_marks cuet_year`,
    dpharm_form: '',
  },
}

describe.each(COURSE_CODES)('the payload of %s', (course) => {
  const groups = groupsOf(formOf(course)).map(({ path, names }) => [path.join('.'), Object.values(names).sort()])

  it('has the groups and names of the contract', () => {
    const listed = Object.entries(CONTRACT[course]).map(([path, names]) => [path, words(names).filter(Boolean).sort()])
    expect(Object.fromEntries(groups)).toEqual(Object.fromEntries(listed))
  })

  it('maps every question to a wire field and back', () => {
    const fields = questionsOf(formOf(course)).map(({ name }) => wireField(formOf(course), name))
    expect(new Set(fields).size).toBe(fields.length)
    for (const { name } of questionsOf(formOf(course))) {
      expect(questionOfWireField(formOf(course), wireField(formOf(course), name))).toBe(name)
    }
    expect(groups.flatMap(([, names]) => names)).toHaveLength(fields.length - 1)
  })

  it('finds no question for an unknown field', () => {
    for (const field of ['', 'personalinfo', 'aadhar_no', 'personalinfo.constructor', '__proto__', 'other.aadhar_no']) {
      expect(questionOfWireField(formOf(course), field)).toBeNull()
    }
  })
})

it('every question belongs to a course', () => {
  const asked = new Set(COURSE_CODES.flatMap((course) => questionsOf(formOf(course)).map(({ name }) => name)))
  expect([...asked].sort()).toEqual([...QUESTION_NAMES].sort())
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
