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

it('gives a guardian who is a parent the parent’s name', () => {
  const parents: Answers = { fatherName: 'BIMAL', motherName: 'CHHAYA' }
  expect(answersAfter('guardianRelation', { ...parents, guardianRelation: 'MOTHER' })).toEqual({
    guardianName: 'CHHAYA',
  })
  expect(answersAfter('fatherName', { ...parents, guardianRelation: 'FATHER', guardianName: 'BIMA' })).toEqual({
    guardianName: 'BIMAL',
  })
  const uncle: Answers = { ...parents, guardianRelation: 'UNCLE' }
  expect(answersAfter('guardianRelation', { ...uncle, guardianName: 'BIMAL' })).toEqual({ guardianName: '' })
  expect(answersAfter('guardianRelation', { ...uncle, guardianName: 'KAKA' })).toEqual({})
  expect(answersAfter('motherName', { ...uncle, guardianName: 'KAKA' })).toEqual({})
})

it('fills in the marks that give a result without marks, and clears them again', () => {
  const graded: Answers = { tenthGrading: 'CGPA_9_5', tenthGrade: '8.6' }
  const marks: Answers = { tenthFullMarks: '10000', tenthMarks: '8170' }
  expect(answersAfter('tenthGrade', graded)).toEqual(marks)
  expect(answersAfter('tenthGrading', { ...graded, tenthGrading: 'CGPA_10' })).toMatchObject({ tenthMarks: '8600' })
  expect(answersAfter('tenthGrade', { ...graded, ...marks, tenthGrade: '8.' })).toEqual({})
  expect(answersAfter('tenthGrading', { ...graded, ...marks, tenthGrading: '' })).toEqual({
    tenthFullMarks: '',
    tenthMarks: '',
  })
  const own: Answers = { tenthFullMarks: '700', tenthMarks: '512', tenthGrading: '' }
  expect(answersAfter('tenthGrading', own)).toEqual({})
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

it('copies nothing when another answer changes', () => {
  expect(answersAfter('fatherName', { ...home, sameAsPermanent: 'YES' })).toEqual({})
})

it('leaves a separate present address alone', () => {
  expect(answersAfter('permanentPin', { ...home, permanentPin: '713101', presentPin: '700001' })).toEqual({})
})
