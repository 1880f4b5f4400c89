import { agreementFor } from '@pravesh/shared/admissions/agreement/agreement'
import { formatPaise } from '@pravesh/shared/platform/money'
import type { ReactNode } from 'react'
import { useWords } from '../../forms/locale.ts'
import { AgreementText } from './AgreementText.tsx'
import { agreementFacts } from './agreement-facts.ts'
import { FeeTable } from './FeeTable.tsx'
import { laterStepWords } from './steps/words/words.ts'
import type { WizardState } from './use-wizard.ts'

interface AgreementProps {
  wizard: WizardState
  /** The consents, shown only once the agreement itself is on screen. */
  children: ReactNode
}

/**
 * The course fees at the chosen college and the agreement. Loaded on demand: writing amounts in words takes a lot of
 * code.
 */
export default function Agreement({ wizard: { context, answers, facts }, children }: AgreementProps) {
  const w = useWords(laterStepWords).agreement
  const given = answers()
  const college = facts.reference.colleges.find(({ id }) => id === given.collegeId)
  const { parts, courseFeePaise, collegeName, ...rest } = agreementFacts({ context, answers: given, college })
  const agreement = agreementFor({ ...rest, parts, courseFeePaise, collegeName })
  return (
    <>
      <section className="form-card" aria-labelledby="course-fees">
        <h3 id="course-fees">{w.fees}</h3>
        <FeeTable
          caption={w.college(collegeName)}
          heads={[w.part, w.amount]}
          rows={parts.map(({ title: name, feePaise }) => ({ key: name, name, amount: formatPaise(feePaise) }))}
          total={{ name: w.total, amount: formatPaise(courseFeePaise) }}
        />
      </section>
      <AgreementText agreement={agreement} />
      {children}
    </>
  )
}
