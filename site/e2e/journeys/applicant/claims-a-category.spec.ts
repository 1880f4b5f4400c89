import { anApplicantIn, answersFor, anUnfinishedForm } from '../../steps/applicant.ts'
import {
  answer,
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

test('A category with a certificate asks what it says, and takes the digits and letters of the student', async ({
  page,
  portal,
}) => {
  await anApplicantIn(page, portal)
  const { answers } = await answersFor(page, 'BED')
  const { category: _, ...others } = answers
  await anUnfinishedForm(page, 'BED', { answers: others })
  await openForm(page, 'BED')

  await answer(page, 'BED', { localName: 'ASHA' })
  await fieldOf(page, 'BED', 'localName').blur()
  await page.getByRole('link', { name: /^Write your name in Hindi letters only/ }).click()
  await answer(page, 'BED', { localName: 'আশা মণ্ডল' })

  await openField(page, 'BED', 'category')
  await expect(fieldOf(page, 'BED', 'categoryNumber')).toBeHidden()
  await answer(page, 'BED', { category: 'EWS' })
  await expect(fieldOf(page, 'BED', 'community')).toBeHidden()
  await answer(page, 'BED', { categoryNumber: 'EWS/1', categoryAuthority: 'BDO' })
  const issued = fieldOf(page, 'BED', 'categoryIssuedOn')
  await issued.pressSequentially('০২০৪২০২৬')
  await expect(issued).toHaveValue('02/04/2026')
  await answer(page, 'BED', { categoryValidUntil: '2026-04-01' })
  await fieldOf(page, 'BED', 'categoryValidUntil').blur()
  await page.getByRole('link', { name: /^A certificate cannot end before its date/ }).click()
  await answer(page, 'BED', { categoryValidUntil: '2027-03-31' })
  await expectSaved(page)
  await saveAndNext(page)
  await expectStep(page, 2)
  await openDocuments(page, 'BED', 'casteCertificate')
  await expect(documentField(page, 'casteCertificate')).toBeVisible()

  await openForm(page, 'BED', 1)
  await answer(page, 'BED', { category: 'GENERAL' })
  await expect(fieldOf(page, 'BED', 'categoryNumber')).toBeHidden()
  await expectSaved(page)
})
