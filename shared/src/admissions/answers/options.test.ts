import { expect, it } from 'vitest'
import { APPEARING_NOTES } from '../courses/bed/questions.ts'
import {
  BLOCK_TYPES,
  BLOOD_GROUPS,
  CERTIFIED_CATEGORIES,
  DEGREE_STATUSES,
  DEGREE_TYPES,
  DISABILITY_PERCENTAGES,
  DISABILITY_TYPES,
  GENDERS,
  GUARDIAN_RELATIONS,
  HIGHER_SUBJECTS,
  LANGUAGE_FULL_MARKS,
  LANGUAGES,
  MARITAL_STATUSES,
  RELIGIONS,
  STORED_CATEGORIES,
  YES_NO,
} from './options.ts'

/** Repeats the options of the specification on purpose: they are stored and sent. NOT KNOWN, EWS and GENERAL are ours. (spec 2, 3 "Options") */
it.each([
  [GUARDIAN_RELATIONS, 'FATHER, MOTHER, BROTHER, SISTER, HUSBAND, UNCLE, AUNTY, GRANDFATHER, GRANDMOTHER, OTHERS'],
  [GENDERS, 'MALE, FEMALE, OTHERS'],
  [STORED_CATEGORIES, 'SC, ST, OBC, EWS, GENERAL, GENERAL/EWS'],
  [BLOOD_GROUPS, 'A+, A-, B+, B-, AB+, AB-, O+, O-, NOT KNOWN'],
  [RELIGIONS, 'HINDUISM, ISLAM, CHRISTIANITY, SIKHISM, BUDDHISM, JAINISM, JUDAISM, OTHERS'],
  [MARITAL_STATUSES, 'SINGLE, MARRIED, WIDOWED, DIVORCED'],
  [BLOCK_TYPES, 'MUNICIPAL, MUNICIPAL CORPORATION, BLOCK'],
  [DISABILITY_PERCENTAGES, '20%, 40%, 60%, 80%, 100%'],
  [YES_NO, 'YES, NO'],
  [LANGUAGES, 'Bengali, English, Hindi, Urdu, Nepali, Santali'],
  [LANGUAGE_FULL_MARKS, '200, 100, Below 100'],
  [DEGREE_STATUSES, 'COMPLETE, APPEARING'],
  [DEGREE_TYPES, 'HONOURS, GENERAL/PASS, ENGINEERING AND TECHNOLOGY'],
  [HIGHER_SUBJECTS, 'MATHEMATICS, BIOLOGY'],
  [CERTIFIED_CATEGORIES, 'SC, ST, OBC, EWS'],
])('%j', (choices, listed) => expect(choices).toEqual(listed.split(', ')))

it('lists 23 disabilities, the last of them OTHERS', () => {
  expect(new Set(DISABILITY_TYPES).size).toBe(23)
  expect(DISABILITY_TYPES).toHaveLength(23)
  expect(DISABILITY_TYPES.at(-1)).toBe('OTHERS')
})

it('has the notes for examinations in progress in the words of the specification', () => {
  expect(APPEARING_NOTES).toEqual(['We need your Complete marksheet by 31st July', 'Fill Marks upto current Semester'])
})
