import { admissionCalls } from '@pravesh/shared/admissions/wire/calls'
import { callAddress } from '@pravesh/shared/platform/wire-call'
import { anApplicantIn, answersFor, anUnfinishedForm } from '../../steps/applicant.ts'
import {
  answer,
  card,
  expectSaved,
  expectStep,
  fieldOf,
  openDocuments,
  openField,
  openForm,
  saveAndNext,
} from '../../steps/application-form.ts'
import { documentField } from '../../steps/uploads.ts'
import { expect, test } from '../../steps/visitor.ts'

test('Marks stay locked until the full marks are entered, and the two languages must differ', async ({
  page,
  portal,
}) => {
  await anApplicantIn(page, portal)
  const { answers } = await answersFor(page, 'DELED')
  const { firstLanguage, secondLanguage, ...others } = answers
  await anUnfinishedForm(page, 'DELED', {
    answers: { ...others, tenthFullMarks: '', tenthMarks: '' },
    detailsSaved: true,
  })
  await openForm(page, 'DELED', 2)

  const marks = fieldOf(page, 'DELED', 'tenthMarks')
  await expect(marks).toHaveAttribute('readonly')
  await answer(page, 'DELED', { tenthFullMarks: '450' })
  await expect(marks).toHaveAttribute('readonly')
  await answer(page, 'DELED', { tenthFullMarks: '700', tenthMarks: '512' })
  await expect(fieldOf(page, 'DELED', 'tenthPercentage')).toHaveText('73.14%')
  await answer(page, 'DELED', { tenthMarks: '701' })
  await marks.blur()
  await expect(card(page, 'Secondary (Madhyamik)').getByText('Invalid Marks Calculation')).toBeVisible()
  await answer(page, 'DELED', { tenthMarks: '512' })

  const second = fieldOf(page, 'DELED', 'secondLanguage')
  await answer(page, 'DELED', { firstLanguage: 'Bengali', secondLanguage: 'English' })
  await expect(second.getByRole('option', { name: 'Bengali' })).toHaveCount(0)
  await answer(page, 'DELED', { firstLanguage: 'English' })
  await expect(second).toHaveValue('')
  await expect(second.getByRole('option', { name: 'Bengali' })).toHaveCount(1)
  await answer(page, 'DELED', { firstLanguageFullMarks: 'Below 100', firstLanguageMarks: '101' })
  await fieldOf(page, 'DELED', 'firstLanguageMarks').blur()
  await expect(card(page, 'Language Marks').getByText('Invalid Marks Calculation')).toBeVisible()
})

test('The B.Ed subject determines the colleges, and a master’s degree adds questions', { tag: '@long' }, async ({
  page,
  portal,
}) => {
  await anApplicantIn(page, portal)
  const { answers } = await answersFor(page, 'BED')
  await anUnfinishedForm(page, 'BED', { answers, detailsSaved: true })
  await openForm(page, 'BED', 2)

  const college = await openField(page, 'BED', 'collegeId')
  const fee = page.getByText(/^Fee for the whole course at this college: ₹/)
  await expect(college).toHaveValue(answers.collegeId ?? '')
  await expect(fee).toBeVisible()
  const all = await college.getByRole('option').count()
  const response = Promise.withResolvers<void>()
  await page.route(`**${callAddress(admissionCalls.collegesOfSubject)}`, async (route) => {
    await response.promise
    await route.continue()
  })
  await answer(page, 'BED', { subject: 'Arabic' })
  await expect(college).toHaveValue('')
  await expect(college.getByRole('option')).toHaveCount(1)
  response.resolve()
  await expect(college.getByRole('option')).toHaveCount(2)
  expect(all).toBeGreaterThan(4)
  await expect(college).toHaveValue('')
  await expect(fee).toBeHidden()
  await college.selectOption({ index: 1 })
  await expect(fee).toBeVisible()

  await openDocuments(page, 'BED', 'degreeResult')
  await expect(documentField(page, 'degreeResult')).toBeVisible()
  await expect(documentField(page, 'mastersResult')).toBeHidden()
  await answer(page, 'BED', { hasMasters: 'YES' })
  await expect(fieldOf(page, 'BED', 'mastersUniversity')).toBeVisible()
  await openDocuments(page, 'BED', 'mastersResult')
  await expect(documentField(page, 'mastersResult')).toBeVisible()
  await answer(page, 'BED', { hasMasters: 'NO' })
  await openDocuments(page, 'BED', 'degreeResult')
  await expect(documentField(page, 'mastersResult')).toBeHidden()
  await answer(page, 'BED', { degreeStatus: 'APPEARING' })
  await expect(page.getByText('We need your Complete marksheet by 31st July')).toBeVisible()
  await answer(page, 'BED', { degreeStatus: 'COMPLETE' })
  await expect(page.getByText('We need your Complete marksheet by 31st July')).toBeHidden()
})

test('The form asks for CUET marks after a pass, and for a caste certificate by category', { tag: '@long' }, async ({
  page,
  portal,
}) => {
  await anApplicantIn(page, portal)
  const { answers } = await answersFor(page, 'DPHARM', { category: 'OBC' })
  const { higherSubject, higherSubjectMarks, ...others } = answers
  await anUnfinishedForm(page, 'DPHARM', { answers: others, detailsSaved: true })
  await openForm(page, 'DPHARM', 2)
  await openField(page, 'DPHARM', 'higherSubject')
  await expect(fieldOf(page, 'DPHARM', 'higherSubjectMarks')).toBeHidden()
  await answer(page, 'DPHARM', { higherSubject: 'MATHEMATICS', higherSubjectMarks: '88' })
  await openField(page, 'DPHARM', 'passedCuet')
  await expect(fieldOf(page, 'DPHARM', 'cuetMarks')).toBeHidden()
  await answer(page, 'DPHARM', { passedCuet: 'YES', cuetMarks: '412', cuetYear: '2025' })
  await answer(page, 'DPHARM', { passedCuet: 'NO' })
  await expect(fieldOf(page, 'DPHARM', 'cuetYear')).toBeHidden()

  const certificate = documentField(page, 'casteCertificate')
  await openDocuments(page, 'DPHARM', 'casteCertificate')
  await expect(certificate).toBeVisible()
  await expectSaved(page)
  await openForm(page, 'DPHARM', 1)
  await answer(page, 'DPHARM', { category: 'GENERAL' })
  await saveAndNext(page)
  await expectStep(page, 2)
  await openDocuments(page, 'DPHARM', 'aadhaarCard')
  await expect(documentField(page, 'aadhaarCard')).toBeVisible()
  await expect(certificate).toBeHidden()
})
