import './review.css'
import type { Fact } from './review-data.ts'

export function Facts({ facts, heading }: { facts: readonly Fact[]; heading?: string }) {
  return (
    <dl aria-label={heading} className="review__facts">
      {facts.map(({ label, value, href }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{href ? <a href={href}>{value}</a> : value}</dd>
        </div>
      ))}
    </dl>
  )
}
