import type { Answers, QuestionName } from '@pravesh/shared/admissions/answers/answers'
import { EXAMINATIONS } from '@pravesh/shared/admissions/answers/marks'
import { YES } from '@pravesh/shared/admissions/answers/options'
import { withOwnAddress, withSameAddress } from '@pravesh/shared/admissions/form/clean-answers'
import { ADDRESS_PAIRS } from '@pravesh/shared/admissions/questions/address'
import { parentGuardian } from '@pravesh/shared/admissions/questions/personal'
import { marksAfterGrade } from '@pravesh/shared/admissions/questions/school'

/**
 * The answers that change as a result of another: dependent lists, and a present address that copies the permanent one.
 * Never includes the changed answer itself. (spec 2, 4)
 */
export function answersAfter(changed: QuestionName, answers: Answers): Answers {
  const own = ownConsequences(changed, answers)
  const graded = EXAMINATIONS.find((each) => changed === `${each}Grading` || changed === `${each}Grade`)
  if (graded !== undefined) return marksAfterGrade(graded, answers) ?? {}
  const isAddress = changed === 'sameAsPermanent' || ADDRESS_PAIRS.some(({ permanent }) => permanent === changed)
  if (!isAddress) return own
  return { ...own, ...presentAddress(changed, { ...answers, ...own }) }
}

function ownConsequences(changed: QuestionName, answers: Answers): Answers {
  switch (changed) {
    case 'permanentState':
      return { permanentDistrict: '' }
    case 'presentState':
      return { presentDistrict: '' }
    case 'fatherName':
    case 'motherName':
    case 'guardianRelation':
      return guardianAfter(changed, answers)
    case 'firstLanguage':
      return answers.secondLanguage === answers.firstLanguage ? { secondLanguage: '' } : {}
    case 'subject':
      return { collegeId: '' }
    default:
      return {}
  }
}

/** A guardian who is a parent has the parent's name. Another relation asks for the name again. */
function guardianAfter(changed: QuestionName, answers: Answers): Answers {
  const parent = parentGuardian(answers)
  if (parent !== null) return { guardianName: parent }
  const wasParent = [answers.fatherName, answers.motherName].includes(answers.guardianName)
  return changed === 'guardianRelation' && wasParent ? { guardianName: '' } : {}
}

function presentAddress(changed: QuestionName, answers: Answers): Answers {
  if (answers.sameAsPermanent === YES) return presentOf(withSameAddress(answers))
  if (changed !== 'sameAsPermanent') return {}
  return presentOf(withOwnAddress(answers))
}

function presentOf(answers: Answers): Answers {
  return Object.fromEntries(ADDRESS_PAIRS.map(({ present }) => [present, answers[present] ?? '']))
}
