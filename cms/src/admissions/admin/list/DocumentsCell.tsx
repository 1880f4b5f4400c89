import './cells.css'
import type { DefaultServerCellComponentProps } from 'payload'
import { documentsIn } from './row-data.ts'
import { listWords } from './words.ts'

/** List cell with how many documents are checked. */
export async function DocumentsCell({ payload, rowData }: DefaultServerCellComponentProps) {
  const checked = await documentsIn(payload)(String(rowData.id))
  if (checked === undefined) return null
  const { total, verified, rejected } = checked
  return <span className="list-cell__short">{listWords.documents(verified + rejected, total)}</span>
}
