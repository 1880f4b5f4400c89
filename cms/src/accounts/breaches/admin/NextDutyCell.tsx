import './breaches.css'
import { dutyState } from '@pravesh/shared/accounts/breaches/breach-duties'
import type { DefaultServerCellComponentProps } from 'payload'
import { openDutiesOf } from '../breach-entries.ts'
import { breachWords, dutyText } from '../words.ts'

/** List cell with what is to be told next, and until when. */
export function NextDutyCell({ rowData }: DefaultServerCellComponentProps) {
  const [next] = openDutiesOf(rowData ?? {})
  if (next === undefined) return breachWords.nothing
  const now = new Date()
  return <span className={`breach-duty breach-duty--${dutyState(next, now)}`}>{dutyText(next, now)}</span>
}
