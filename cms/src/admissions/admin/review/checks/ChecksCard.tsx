import '../review.css'
import './checks.css'
import { CHECK_RESULT_LABELS, type Check } from '@pravesh/shared/admissions/checks/check'
import { staffText } from '../../../../foundation/languages/staff-text.ts'
import { checksWords as words } from './words.ts'

/** What a machine can check: first what staff should look at, with the rule; passed checks are folded. */
export function ChecksCard({ checks }: { checks: readonly Check[] }) {
  const passed = checks.filter(({ result }) => result === 'passed')
  const order = [
    ...checks.filter(({ result }) => result === 'look'),
    ...checks.filter(({ result }) => result === 'unknown'),
  ]
  return (
    <section aria-labelledby="review-checks" className="review__card">
      <h2 id="review-checks">{words.title}</h2>
      <p className="review__hint">{words.hint}</p>
      {order.length > 0 && <CheckList checks={order} />}
      {passed.length > 0 && (
        <details className="checks__more">
          <summary>{words.passed(passed.length)}</summary>
          <CheckList checks={passed} />
        </details>
      )}
    </section>
  )
}

function CheckList({ checks }: { checks: readonly Check[] }) {
  return (
    <ul className="checks">
      {checks.map(({ name, result, rule, found }) => (
        <li className={`checks__${result}`} key={name}>
          <strong>{staffText(CHECK_RESULT_LABELS[result])}</strong>
          {found.length > 0 && <p>{found.join(' ')}</p>}
          <p className="review__hint">{rule}</p>
        </li>
      ))}
    </ul>
  )
}
