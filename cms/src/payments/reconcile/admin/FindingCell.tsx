import './finding.css'
import { Link } from '@payloadcms/ui'
import type { DefaultServerCellComponentProps } from 'payload'
import { staffText } from '../../../foundation/languages/staff-text.ts'

/** List cell with the finding as a link to the record that it is about. */
export function FindingCell({ cellData, payload, rowData }: DefaultServerCellComponentProps) {
  const href: unknown = rowData?.href
  const title = staffText(String(cellData ?? ''))
  if (typeof href !== 'string') return title
  return (
    <Link className="finding" href={`${payload.config.routes.admin}${href}`}>
      {title}
    </Link>
  )
}
