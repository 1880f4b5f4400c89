import type { Answers } from '@pravesh/shared/admissions/answers/answers'
import { expect, it } from 'vitest'
import { answersAfter } from './dependent-answers.ts'

const home: Answers = { permanentAddress: '12 LAKE ROAD', permanentState: 'BIHAR', permanentDistrict: 'GAYA' }

it('another state has other districts', () => {
  expect(answersAfter('permanentState', home)).toEqual({ permanentDistrict: '' })
  expect(answersAfter('presentState', { ...home, presentDistrict: 'GAYA' })).toEqual({ presentDistrict: '' })
})

it('the second language cannot be the first one', () => {
  expect(answersAfter('firstLanguage', { firstLanguage: 'Hindi', secondLanguage: 'Hindi' })).toEqual({
    secondLanguage: '',
  })
  expect(answersAfter('firstLanguage', { firstLanguage: 'Hindi', secondLanguage: 'Urdu' })).toEqual({})
})

it('another subject is taught at other colleges', () => {
  expect(answersAfter('subject', { subject: 'HISTORY', collegeId: '7' })).toEqual({ collegeId: '' })
})

it('the present address is copied, follows the permanent one, and is cleared again', () => {
  const ticked = answersAfter('sameAsPermanent', { ...home, sameAsPermanent: 'YES', presentPin: '713101' })
  expect(ticked).toMatchObject({ presentAddress: '12 LAKE ROAD', presentState: 'BIHAR', presentPin: '' })
  const moved = answersAfter('permanentState', { ...home, sameAsPermanent: 'YES', permanentState: 'ASSAM' })
  expect(moved).toMatchObject({ permanentDistrict: '', presentState: 'ASSAM', presentDistrict: '' })
  const unticked = answersAfter('sameAsPermanent', { ...home, ...ticked, sameAsPermanent: '' })
  expect(unticked).toMatchObject({ presentAddress: '', presentDistrict: '', presentCountry: 'INDIA' })
})

it('while the two are not the same, the present address stays as it is', () => {
  expect(answersAfter('permanentPin', { ...home, permanentPin: '713101', presentPin: '700001' })).toEqual({})
})
