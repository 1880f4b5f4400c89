import './duplicates.css'
import { Link } from '@payloadcms/ui'
import type { ShownOther } from '../review-data.ts'
import { StatusBadge } from '../StatusBadge.tsx'

/** Another application in one line, with a link to its review. */
export function OtherLine({ other: { facts, href, name, number, status } }: { other: ShownOther }) {
  return (
    <div className="duplicates__other">
      <Link href={href}>{number}</Link>
      <strong>{name}</strong>
      <span>{facts}</span>
      <StatusBadge status={status} />
    </div>
  )
}
