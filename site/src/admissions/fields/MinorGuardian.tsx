import { APPLICANT_AGE, ageOn, parseDate } from '@pravesh/shared/admissions/answers/dates'
import { isMinorOn } from '@pravesh/shared/platform/majority'
import { createContext, useContext } from 'react'
import { lazyPart } from '../../forms/lazy-part.tsx'
import { useAnswersForm, useFromAnswers } from './use-answers-form.ts'

// Most applicants are 18.
const Guardian = lazyPart(() => import('../../accounts/guardians/Guardian.tsx'))

export interface MinorFacts {
  /** `YYYY-MM-DD` in India. */
  today: string
  /** After a guardian has given consent. */
  onGiven: () => void
}

/** For forms that ask for the consent of a guardian; others have no such section. */
export const MinorContext = createContext<MinorFacts | null>(null)

/** The consent of a parent or guardian, for an applicant whose birth date says that one is needed. */
export function MinorGuardian() {
  const facts = useContext(MinorContext)
  const today = facts?.today ?? ''
  const birthDate = useFromAnswers(useAnswersForm(), ({ dateOfBirth = '' }) => {
    const date = parseDate(dateOfBirth)
    const isMinor = date !== null && isMinorOn(date, today) && ageOn(date, today) >= APPLICANT_AGE.min
    return isMinor ? date : ''
  })
  if (facts === null || birthDate === '') return null
  return <Guardian key={birthDate} birthDate={birthDate} onGiven={facts.onGiven} />
}
