import './finding.css'
import { Link } from '@payloadcms/ui'
import type { UIFieldServerProps } from 'payload'
import { staffText } from '../../../foundation/languages/staff-text.ts'

/** Link from a finding to the record that it is about. */
export function FindingLink({ data, payload }: UIFieldServerProps) {
  const href: unknown = data?.href
  if (typeof href !== 'string') return null
  return (
    <p className="finding-record">
      <Link href={`${payload.config.routes.admin}${href}`}>{staffText('Open the record')}</Link>
    </p>
  )
}
