import { account, validAnswers } from '@pravesh/shared/admissions/fixtures/answers'
import { expect, it } from 'vitest'
import { firstAnswers } from './beginning.ts'

const context = { course: 'DELED' as const, account }

it('a new form has the account’s answers and the usual ones', () => {
  expect(firstAnswers(context, {})).toMatchObject({
    applicantName: 'ASHA MONDAL',
    phone: account.phone,
    nationality: 'INDIAN',
    languages: [],
    fatherName: '',
  })
})

it('what was kept is shown as it is typed, but never another phone or e-mail', () => {
  const kept = { ...validAnswers('DELED'), phone: '9999999999', email: 'old@example.in', nationality: '' }
  expect(firstAnswers(context, kept)).toMatchObject({
    dateOfBirth: '15/08/2003',
    aadhaar: expect.stringMatching(/^\d{4} \d{4} \d{4}$/),
    phone: account.phone,
    email: account.email,
    nationality: '',
  })
})
