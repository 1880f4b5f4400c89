import { CATEGORIES } from '@pravesh/shared/admissions/answers/options'
import { useFromAnswers } from '../fields/use-answers-form.ts'
import { Ineligible, isIneligible } from './Ineligible.tsx'
import type { WizardState } from './use-wizard.ts'

/** The rule for the chosen category; before one is chosen, the rules for all. */
export function EligibilityRules({ wizard: { form, courseForm } }: { wizard: WizardState }) {
  const category = useFromAnswers(form, (typed) => typed.category)
  const rules = (category ? [category] : CATEGORIES).map((each) => courseForm.eligibility?.ruleFor(each))
  return (
    <div className="tip">
      {[...new Set(rules)].map((rule) => (
        <p key={rule}>{rule}</p>
      ))}
    </div>
  )
}

/** What follows from marks that are too low. */
export function IneligibleNote({ wizard: { form, courseForm } }: { wizard: WizardState }) {
  const category = useFromAnswers(form, (typed) => typed.category)
  const isLow = useFromAnswers(form, (typed) => isIneligible(courseForm, typed))
  return isLow && <Ineligible form={courseForm} category={category} />
}
