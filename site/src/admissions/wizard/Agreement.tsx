import { type AgreementBlock, agreementFor } from '@pravesh/shared/admissions/agreement/agreement'
import { formatPaise } from '@pravesh/shared/platform/money'
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
  const { title, blocks } = agreementFor({ ...rest, parts, courseFeePaise, collegeName })
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
      <article className="form-card agreement">
        <h3>{title}</h3>
        {blocks.map((block, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the blocks have no order but this one
          <Block key={index} block={block} />
        ))}
      </article>
    </>
  )
}

function Block({ block }: { block: AgreementBlock }) {
  switch (block.kind) {
    case 'heading':
      return <h4>{block.text}</h4>
    case 'paragraph':
      return <p>{block.text}</p>
    case 'list':
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )
    case 'table':
      return (
        <table className="fees">
          <tbody>
            {block.rows.map(({ label, value }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td className="amount">{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )
  }
}
