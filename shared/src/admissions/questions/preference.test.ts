import { expect, it } from 'vitest'
import { translateWith } from '../../platform/translate.ts'
import { formOf } from '../courses/registry.ts'
import { college, reference } from '../fixtures/answers.ts'
import { questionsOf } from '../form/questionnaire.ts'
import { translateForm } from '../form/translate-form.ts'
import { collegeQuestion } from './preference.ts'

it('offers a college with its town and price, and shows it by its name', () => {
  const { city: _, ...elsewhere } = college
  expect(collegeQuestion.choices?.({}, { ...reference, colleges: [college, elsewhere] })).toEqual([
    { value: college.id, label: college.name, isName: true, details: ['Shalbani', '₹1,23,456'] },
    { value: college.id, label: college.name, isName: true, details: ['₹1,23,456'] },
  ])
})

it('names a college in the language of the page, with the name of its record and its town', () => {
  const translate = translateWith({ [college.name]: 'শালবনি কলেজ', Shalbani: 'শালবনি', Bengali: 'বাংলা' })
  const questions = questionsOf(translateForm(formOf('BED'), translate))
  const choicesOf = (name: string) =>
    questions
      .find((question) => question.name === name)
      ?.choices?.({}, { ...reference, subjects: ['Bengali', 'Urdu'], colleges: [college] })
  expect(choicesOf('collegeId')).toEqual([
    { value: college.id, label: `শালবনি কলেজ (${college.name})`, details: ['শালবনি', '₹1,23,456'] },
  ])
  expect(choicesOf('subject'), 'stored in English').toEqual([
    { value: 'Bengali', label: 'বাংলা' },
    { value: 'Urdu', label: 'Urdu' },
  ])
})
