import { agreementLanguageIn } from '@pravesh/shared/admissions/acceptance/accepted-agreement'
import { RECORD } from '@pravesh/shared/admissions/agreement/agreement-language'
import { college } from '@pravesh/shared/admissions/fixtures/answers'
import type { ApplicationView } from '@pravesh/shared/admissions/status/application-view'
import { feeParts } from '@pravesh/shared/fees/fees'
import { expect, it } from 'vitest'
import { correctedAgreement } from './corrected-agreement.ts'
import { anEdit } from './fixtures/an-edit.ts'
import { withStoredCollege } from './with-stored-college.ts'

const edit = anEdit('BED')
const parts = feeParts(college.totalPricePaise, edit.feeTable)
const application = {
  course: 'BED',
  sessionYear: '2026-2028',
  collegeName: college.name,
  courseFeePaise: college.totalPricePaise,
  feeParts: parts,
} as unknown as ApplicationView
const facts = {
  page: RECORD,
  application,
  edit: { ...edit, feeTable: parts },
  answers: edit.answers,
  reference: edit.reference,
}

it('is unchanged while none of its data changes', () => {
  expect(correctedAgreement(facts).isChanged).toBe(false)
  expect(correctedAgreement({ ...facts, answers: { ...edit.answers, motherName: 'MINA' } }).isChanged).toBe(false)
})

it('changes with the name, and with the college and its price', () => {
  expect(correctedAgreement({ ...facts, answers: { ...edit.answers, applicantName: 'ASHA DAS' } }).isChanged).toBe(true)
  const moved = correctedAgreement({ ...facts, answers: { ...edit.answers, collegeId: 'college-2' } })
  expect(moved).toMatchObject({ isChanged: true, collegeName: 'Kangsabati Institute of Education' })
  expect(moved.html).toContain('₹90,000.00')
})

it('is written in the language of the page', () => {
  const { html, isChanged } = correctedAgreement({ ...facts, page: agreementLanguageIn('hi') })
  expect(html).toMatch(/^<article lang="hi-IN">/)
  expect(isChanged).toBe(false)
})

it('offers the college of the application at its original price while the subject is unchanged', () => {
  const today = { ...edit.reference, colleges: [{ ...college, totalPricePaise: 1 }] }
  const priceWith = (subject: string) =>
    withStoredCollege({ edit, answers: { ...edit.answers, subject }, reference: today }).colleges[0]?.totalPricePaise
  expect(priceWith(edit.answers.subject ?? '')).toBe(college.totalPricePaise)
  expect(priceWith('MATHEMATICS')).toBe(1)
})
