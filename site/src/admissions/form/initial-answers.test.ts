import { account, validAnswers } from '@pravesh/shared/admissions/fixtures/answers'
import { expect, it } from 'vitest'
import { initialAnswers } from './initial-answers.ts'

const context = { course: 'DELED' as const, account }

it('fills a new form with the account’s details and the defaults', () => {
  expect(initialAnswers(context, {})).toMatchObject({
    applicantName: 'ASHA MONDAL',
    phone: account.phone,
    nationality: 'INDIAN',
    languages: [],
    fatherName: '',
  })
})

it('formats the answers of a draft, but always takes phone and e-mail from the account', () => {
  const draft = { ...validAnswers('DELED'), phone: '9999999999', email: 'old@example.in', nationality: '' }
  expect(initialAnswers(context, draft)).toMatchObject({
    dateOfBirth: '15/08/2003',
    aadhaar: expect.stringMatching(/^\d{4} \d{4} \d{4}$/),
    phone: account.phone,
    email: account.email,
    nationality: '',
  })
})
