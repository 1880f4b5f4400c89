import type { Answers } from '@pravesh/shared/admissions/answers/answers'
import { expect, it } from 'vitest'
import { answersAfter } from './dependent-answers.ts'

const home: Answers = { permanentAddress: '12 LAKE ROAD', permanentState: 'BIHAR', permanentDistrict: 'GAYA' }

it('clears the district when the state changes', () => {
  expect(answersAfter('permanentState', home)).toEqual({ permanentDistrict: '' })
  expect(answersAfter('presentState', { ...home, presentDistrict: 'GAYA' })).toEqual({ presentDistrict: '' })
})

it('clears the second language if it equals the first', () => {
  expect(answersAfter('firstLanguage', { firstLanguage: 'Hindi', secondLanguage: 'Hindi' })).toEqual({
    secondLanguage: '',
  })
  expect(answersAfter('firstLanguage', { firstLanguage: 'Hindi', secondLanguage: 'Urdu' })).toEqual({})
})

it('clears the college when the subject changes', () => {
  expect(answersAfter('subject', { subject: 'HISTORY', collegeId: '7' })).toEqual({ collegeId: '' })
})

it('copies the permanent address while the box is ticked, and clears the copy when it is unticked', () => {
  const ticked = answersAfter('sameAsPermanent', { ...home, sameAsPermanent: 'YES', presentPin: '713101' })
  expect(ticked).toMatchObject({ presentAddress: '12 LAKE ROAD', presentState: 'BIHAR', presentPin: '' })
  const moved = answersAfter('permanentState', { ...home, sameAsPermanent: 'YES', permanentState: 'ASSAM' })
  expect(moved).toMatchObject({ permanentDistrict: '', presentState: 'ASSAM', presentDistrict: '' })
  const unticked = answersAfter('sameAsPermanent', { ...home, ...ticked, sameAsPermanent: '' })
  expect(unticked).toMatchObject({ presentAddress: '', presentDistrict: '', presentCountry: 'INDIA' })
})

it('leaves a separate present address alone', () => {
  expect(answersAfter('permanentPin', { ...home, permanentPin: '713101', presentPin: '700001' })).toEqual({})
})
