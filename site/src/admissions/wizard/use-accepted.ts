import type { Answers } from '@pravesh/shared/admissions/answers'
import { cleanAnswers } from '@pravesh/shared/admissions/clean-answers'
import type { FormContext } from '@pravesh/shared/admissions/form-context'
import { useCallback, useState } from 'react'
import { dropAccepted, keepAccepted, keptAccepted } from '../draft/accepted-store.ts'
import { textDigest } from '../draft/text-digest.ts'
import { agreementFacts } from './agreement-facts.ts'

interface AcceptedOptions {
  context: FormContext
  /** Where this browser keeps the form. */
  name: string
  getValues: () => Answers
}

/** What the applicant has accepted of the agreement and the fee. It is kept while the tab lives, for a login on the way. */
export function useAccepted({ context, name, getValues }: AcceptedOptions) {
  const [accepted, setAccepted] = useState(() => keptAccepted(name, acceptedDigest(context, getValues())))
  return {
    accepted,
    setAccepted: useCallback(
      (keys: readonly string[]) => {
        setAccepted(keys)
        keepAccepted(name, { keys, of: acceptedDigest(context, getValues()) })
      },
      [context, name, getValues],
    ),
    forgetAccepted: useCallback(() => {
      setAccepted((before) => (before.length === 0 ? before : []))
      dropAccepted(name)
    }, [name]),
  }
}

/** A digest of the agreement and the fee as they would be accepted now. */
function acceptedDigest(context: FormContext, typed: Answers): string {
  const answers = cleanAnswers(context.course, typed)
  const college = context.reference.colleges.find(({ id }) => id === answers.collegeId)
  return textDigest(JSON.stringify([agreementFacts({ context, answers, college }), context.applicationFees]))
}
