import './FeePaidCell.css'
import { OWED_LABELS } from '@pravesh/shared/payments/owed/messages'
import { isPaidFor } from '@pravesh/shared/payments/owed/states'
import type { DefaultServerCellComponentProps, Payload } from 'payload'
import { cache } from 'react'
import { rowBatch } from '../../../admin-kit/list/row-batch.ts'
import { istDay } from '../../../foundation/formats.ts'
import { staffText } from '../../../foundation/languages/staff-text.ts'
import { listedFees } from '../../fee/listed-fees.ts'

/** One for each page that is drawn. */
const owedIn = cache((payload: Payload) => rowBatch((ids) => listedFees({ payload, ids, now: new Date() })))

/** List cell with the day on which the application fee was paid, or how its payment is going. */
export async function FeePaidCell({ cellData, payload, rowData }: DefaultServerCellComponentProps) {
  const owed = await owedIn(payload)(String(rowData.id))
  if (owed === undefined) return null
  if (!isPaidFor(owed.state)) return <span className="fee-paid fee-paid--no">{staffText(OWED_LABELS[owed.state])}</span>
  return <span className="fee-paid">{typeof cellData === 'string' ? istDay(cellData) : OWED_LABELS.paid}</span>
}
