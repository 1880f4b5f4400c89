import './rights.css'
import type { ErasurePlan } from '@pravesh/shared/rights/erasure'
import { rightsWords } from '@pravesh/shared/rights/words/words'
import { istDay } from '../../foundation/formats.ts'
import { staffLanguage } from '../../foundation/languages/staff-language.ts'
import { rightsAdminWords as words } from './words.ts'

/** What an erasure does, or did, with each kind of records; in the words that the person reads. */
export function ErasureTable({ plan, isDone }: { plan: ErasurePlan; isDone: boolean }) {
  const { records, reasons, fates } = rightsWords[staffLanguage()]
  const { kind, count, fate, reason, until } = words
  return (
    <>
      <h3 id="erasure">{isDone ? words.did : words.would}</h3>
      <p>{words.extent[plan.extent]}</p>
      <table className="rights-records" aria-labelledby="erasure">
        <thead>
          <tr>
            {[kind, count, fate, reason, until].map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {plan.lines.map((line) => (
            <tr key={line.kind}>
              <th scope="row">{records[line.kind]}</th>
              <td>{line.count}</td>
              <td>{fates[line.fate]}</td>
              <td>{line.reason === null ? '' : reasons[line.reason]}</td>
              <td>{line.until === null ? '' : istDay(line.until)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
