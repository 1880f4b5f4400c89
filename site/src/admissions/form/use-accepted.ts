import type { Answers } from '@pravesh/shared/admissions/answers/answers'
import { formOf } from '@pravesh/shared/admissions/courses/registry'
import { cleanAnswers } from '@pravesh/shared/admissions/form/clean-answers'
import type { FormContext } from '@pravesh/shared/admissions/form/form-context'
import type { Locale } from '@pravesh/shared/platform/locale'
import { useCallback, useState } from 'react'
import { removeAccepted, storeAccepted, storedAccepted } from '../drafts/accepted-store.ts'
import { textDigest } from '../drafts/text-digest.ts'
import { agreementFacts } from './agreement-facts.ts'

interface AcceptedOptions {
  context: FormContext
  /** Storage key of the draft in this browser. */
  name: string
  /** Of the page. What was accepted in one language is read and accepted again in another. */
  locale: Locale
  getValues: () => Answers
}

/** The accepted consents and fee. Stored until the tab is closed, so that they survive a login. */
export function useAccepted({ context, name, locale, getValues }: AcceptedOptions) {
  const [accepted, setAccepted] = useState(() =>
    storedAccepted(name, acceptedDigest({ context, locale, typed: getValues() })),
  )
  return {
    accepted,
    setAccepted: useCallback(
      (keys: readonly string[]) => {
        setAccepted(keys)
        storeAccepted(name, { keys, of: acceptedDigest({ context, locale, typed: getValues() }) })
      },
      [context, name, locale, getValues],
    ),
    forgetAccepted: useCallback(() => {
      setAccepted((before) => (before.length === 0 ? before : []))
      removeAccepted(name)
    }, [name]),
  }
}

interface DigestOptions extends Pick<AcceptedOptions, 'context' | 'locale'> {
  typed: Answers
}

/** A digest of the current agreement and fee. */
function acceptedDigest({ context, locale, typed }: DigestOptions): string {
  const answers = cleanAnswers(formOf(context.course), typed)
  const college = context.reference.colleges.find(({ id }) => id === answers.collegeId)
  const { form, ...facts } = agreementFacts({ context, answers, college })
  return textDigest(JSON.stringify([{ course: form.code, locale, ...facts }, context.applicationFees]))
}
