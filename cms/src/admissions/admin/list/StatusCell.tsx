import { APPLICATION_STATUSES } from '@pravesh/shared/admissions/status/status'
import type { DefaultCellComponentProps } from 'payload'
import { StatusBadge } from '../review/StatusBadge.tsx'

export function StatusCell({ cellData }: DefaultCellComponentProps) {
  const status = APPLICATION_STATUSES.find((each) => each === cellData)
  return status ? <StatusBadge status={status} /> : null
}
