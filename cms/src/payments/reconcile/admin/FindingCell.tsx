import './finding.css'
import { Link } from '@payloadcms/ui'
import type { DefaultServerCellComponentProps } from 'payload'

/** List cell with the finding as a link to the record that it is about. */
export function FindingCell({ cellData, payload, rowData }: DefaultServerCellComponentProps) {
  const href: unknown = rowData?.href
  if (typeof href !== 'string') return String(cellData ?? '')
  return (
    <Link className="finding" href={`${payload.config.routes.admin}${href}`}>
      {String(cellData ?? '')}
    </Link>
  )
}
