import { useWords } from '../../forms/locale.ts'
import { useTranslate } from '../../forms/translate.ts'
import { useFromAnswers } from '../fields/use-answers-form.ts'
import { applicationFormWords } from '../words/words.ts'
import { agreementFacts } from './agreement-facts.ts'
import { CostTable } from './CostTable.tsx'
import type { WizardState } from './use-wizard.ts'

/** The costs at the chosen college, else at the one with the lowest fee. */
export default function CostsAtCollege({ wizard }: { wizard: WizardState }) {
  const w = useWords(applicationFormWords).form.costs
  const translate = useTranslate()
  const { context, form, facts } = wizard
  const chosen = useFromAnswers(form, ({ collegeId }) => facts.reference.colleges.find(({ id }) => id === collegeId))
  const cheapest = context.reference.colleges.toSorted((one, other) => one.totalPricePaise - other.totalPricePaise)[0]
  const college = chosen ?? cheapest
  const { costs, parts } = agreementFacts({ context, answers: form.answers(), college })
  if (college === undefined || parts.length === 0) return <p>{w.none}</p>
  const caption = (chosen ? w.at : w.cheapest)(translate(college.name))
  return <CostTable caption={caption} costs={costs} parts={parts} />
}
