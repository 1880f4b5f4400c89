import './settlements.css'
import { Link } from '@payloadcms/ui'
import { istDay } from '../../../foundation/formats.ts'
import type { Mismatch } from '../load-settlements.ts'
import { settlementWords as words } from './words.ts'

interface MismatchesProps {
  /** Path of the admin. */
  admin: string
  mismatches: readonly Mismatch[]
  more: boolean
}

/** Lines and payments that do not match. */
export function Mismatches({ admin, mismatches, more }: MismatchesProps) {
  return (
    <section aria-labelledby="settlement-mismatches">
      <h2 id="settlement-mismatches">{words.mismatches}</h2>
      {mismatches.length === 0 ? (
        <p className="settlements__calm">{words.noMismatches}</p>
      ) : (
        <ul className="settlements__mismatches">
          {mismatches.map(({ key, day, text, paymentId }) => (
            <li key={key}>
              <strong>{istDay(day)}</strong> {text}{' '}
              {paymentId && <Link href={`${admin}/collections/payments/${paymentId}`}>{words.open}</Link>}
            </li>
          ))}
        </ul>
      )}
      {more && <p>{words.more}</p>}
    </section>
  )
}
