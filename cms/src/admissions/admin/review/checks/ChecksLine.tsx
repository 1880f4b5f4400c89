import '../review.css'
import type { Check } from '@pravesh/shared/admissions/checks/check'
import { checksWords as words } from './words.ts'

/** How many automatic checks need a look, above everything else; nothing if all passed. */
export function ChecksLine({ checks }: { checks: readonly Check[] }) {
  const count = (wanted: Check['result']) => checks.filter(({ result }) => result === wanted).length
  const [look, unknown] = [count('look'), count('unknown')]
  if (look + unknown === 0) return null
  return (
    <p>
      <a href="#review-checks">{words.title}</a>: {words.summary(look, unknown)}
    </p>
  )
}
