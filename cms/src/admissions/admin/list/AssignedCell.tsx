import './cells.css'
import { holderOf } from '@pravesh/shared/admissions/status/hold'
import type { DefaultServerCellComponentProps } from 'payload'
import { namesIn } from './row-data.ts'
import { listWords } from './words.ts'

/** List cell with the person to whom the application is assigned, and the one who has it open. */
export async function AssignedCell({ cellData, payload, rowData }: DefaultServerCellComponentProps) {
  const { heldBy, heldUntil } = rowData
  const holder = holderOf({ heldBy, heldUntil }, new Date())
  const nameOf = async (id: unknown) =>
    (typeof id === 'string' && id !== '' ? await namesIn(payload)(id) : undefined) ?? ''
  const [assigned, open] = await Promise.all([nameOf(cellData), nameOf(holder)])
  const text = [assigned, open === '' ? '' : listWords.open(open)].filter(Boolean).join(', ')
  return (
    <span className="list-cell__cut list-cell__cut--name" title={text}>
      {text}
    </span>
  )
}
