/** @long the switch; dependent-answers.test.ts copies and clears */
import { anApplicantIn, answersFor } from '../../steps/applicant.ts'
import { answer, openField, openForm } from '../../steps/application-form.ts'
import { expect, test } from '../../steps/visitor.ts'

test('The present address can copy the permanent one, and is cleared when the copy is switched off', {
  tag: '@long',
}, async ({ page, portal }) => {
  await anApplicantIn(page, portal)
  const { answers } = await answersFor(page, 'DELED')
  const { permanentAddress, permanentState, permanentDistrict, permanentPin } = answers
  await openForm(page, 'DELED')
  await answer(page, 'DELED', { permanentAddress, permanentState, permanentDistrict, permanentPin })
  await answer(page, 'DELED', { presentAddress: 'HOSTEL 3' })
  await (await openField(page, 'DELED', 'sameAsPermanent')).check()

  const present = (part: 'Address' | 'State' | 'District' | 'Pin' | 'Country') =>
    openField(page, 'DELED', `present${part}`)
  await expect(await present('Address')).toHaveValue('12 STATION ROAD, SHALBANI')
  await expect(await present('District')).toHaveValue('PASCHIM MEDINIPUR')
  await expect(await present('Address')).toHaveAttribute('readonly')
  await answer(page, 'DELED', { permanentPin: '721101' })
  await expect(await present('Pin')).toHaveValue('721101')

  await answer(page, 'DELED', { permanentState: 'KERALA' })
  await expect(await openField(page, 'DELED', 'permanentDistrict')).toHaveValue('')
  await expect(await present('State')).toHaveValue('KERALA')

  await (await openField(page, 'DELED', 'sameAsPermanent')).uncheck()
  for (const part of ['Address', 'State', 'District', 'Pin'] as const) await expect(await present(part)).toHaveValue('')
  await expect(await present('Country')).toHaveValue('INDIA')
  await answer(page, 'DELED', { presentAddress: 'hostel 3', presentState: 'WEST BENGAL', presentDistrict: 'KOLKATA' })
  await expect(await present('Address')).toHaveValue('HOSTEL 3')
  await expect(await openField(page, 'DELED', 'permanentAddress')).toHaveValue('12 STATION ROAD, SHALBANI')
})
