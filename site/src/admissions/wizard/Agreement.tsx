import { agreementFor } from '@pravesh/shared/admissions/agreement/agreement'
import { formatPaise } from '@pravesh/shared/platform/money'
import { AgreementText } from './AgreementText.tsx'
import { agreementFacts } from './agreement-facts.ts'
import { FeeTable } from './FeeTable.tsx'
import type { WizardState } from './use-wizard.ts'
import { words } from './words.ts'

const w = words.agreement

/** The course's fees at the chosen college, and the agreement's words. Loaded once it is needed: amounts in words are heavy. */
export default function Agreement({ wizard: { context, answers, facts } }: { wizard: WizardState }) {
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
    </>
  )
}
