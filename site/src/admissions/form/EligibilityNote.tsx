import { withComputed } from '@pravesh/shared/admissions/form/clean-answers'
import { eligibility } from '@pravesh/shared/admissions/form/eligibility'
import { useFromAnswers } from '../fields/use-answers-form.ts'
import { Ineligible } from './Ineligible.tsx'
import type { WizardState } from './use-wizard.ts'

/** The rule for the chosen category while marks are missing, and what follows from marks that are too low. */
export function EligibilityNote({ wizard: { form, courseForm } }: { wizard: WizardState }) {
  const category = useFromAnswers(form, (typed) => typed.category)
  const result = useFromAnswers(form, (typed) => eligibility(courseForm, withComputed(courseForm, typed)))
  if (result === 'failed') return <Ineligible form={courseForm} category={category} />
  if (result === 'met' || !category) return null
  return <p className="tip">{courseForm.eligibility?.ruleFor(category)}</p>
}
