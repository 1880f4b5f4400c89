import { type AgreementLanguage, agreementLanguage } from '@pravesh/shared/admissions/agreement/agreement-language'
import { courseCosts } from '@pravesh/shared/courses/course-costs'
import { formatPaise } from '@pravesh/shared/platform/money'
import { type ReactNode, useState } from 'react'
import { useWords } from '../../forms/locale.ts'
import { usePageLanguage } from '../../forms/translate.ts'
import { agreementFacts } from './agreement-facts.ts'
import { CostTable } from './CostTable.tsx'
import { ReadAgreement } from './ReadAgreement.tsx'
import { laterStepWords } from './steps/words/words.ts'
import type { WizardState } from './use-wizard.ts'

interface AgreementProps {
  wizard: WizardState
  /** The consents in the language of the agreement, shown only once the agreement itself is on screen. */
  children: (language: AgreementLanguage) => ReactNode
}

/**
 * What the course costs at the chosen college, and the agreement. Loaded on demand: writing amounts in words takes a lot of
 * code.
 */
export default function Agreement({ wizard: { context, answers, facts }, children }: AgreementProps) {
  const w = useWords(laterStepWords).agreement
  const language = agreementLanguage(usePageLanguage())
  const given = answers()
  const college = facts.reference.colleges.find(({ id }) => id === given.collegeId)
  const agreed = agreementFacts({ context, answers: given, college })
  const { collegeName, costs, parts } = agreed
  // A phone would show every amount twice: the agreement below has them, too.
  const [isWide] = useState(() => matchMedia('(width >= 48rem)').matches)
  return (
    <>
      <details className="form-card agreement-costs" open={isWide}>
        <summary>
          <h3>{w.fees}</h3>
          <span className="numbers">{w.inAll(formatPaise(courseCosts(costs, parts).totalPaise))}</span>
        </summary>
        <CostTable caption={w.college(collegeName)} costs={costs} parts={parts} />
      </details>
      <ReadAgreement facts={agreed} />
      {children(language)}
    </>
  )
}
