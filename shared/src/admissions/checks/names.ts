import type { Answers } from '../answers/answers.ts'
import { nameWords } from '../duplicates/duplicates.ts'
import { parentGuardian } from '../questions/personal.ts'
import type { CheckRule } from './check.ts'

const rule =
  'The name in the form is that of the account, a parent who is the guardian has one name, and applicant and parents have different names.'

/** As typed in the sections of the form. Names on documents are compared by staff. */
export const checkNames: CheckRule = ({ answers, accountName }) => {
  const { applicantName = '' } = answers
  if (applicantName === '') return { name: 'names', result: 'unknown', rule, found: ['There is no name.'] }
  const faults = [
    ...(isSame(applicantName, accountName) ? [] : [`Form: ${applicantName}. Account: ${accountName.toUpperCase()}.`]),
    ...guardianFault(answers),
    ...alike(answers),
  ]
  return { name: 'names', result: faults.length > 0 ? 'look' : 'passed', rule, found: faults }
}

const sorted = (name: string) => nameWords(name).sort().join(' ')
const isSame = (one: string, other: string) => sorted(one) === sorted(other)

function guardianFault(answers: Answers): string[] {
  const parent = parentGuardian(answers)
  const { guardianName = '', guardianRelation = '' } = answers
  if (parent === null || isSame(parent, guardianName)) return []
  return [
    `Guardian (${guardianRelation.toLowerCase()}): ${guardianName}. ${guardianRelation === 'MOTHER' ? 'Mother' : 'Father'}: ${parent}.`,
  ]
}

function alike({ applicantName = '', fatherName = '', motherName = '' }: Answers): string[] {
  const pairs = [
    ['Applicant and father', applicantName, fatherName],
    ['Applicant and mother', applicantName, motherName],
    ['Father and mother', fatherName, motherName],
  ] as const
  return pairs.flatMap(([label, one, other]) =>
    one !== '' && isSame(one, other) ? [`${label} have the same name: ${one}.`] : [],
  )
}
