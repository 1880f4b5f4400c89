import type { DefaultCellComponentProps } from 'payload'
import { staffText } from '../../foundation/languages/staff-text.ts'

/** List cell with a text that the portal stored in English, such as what a payment is for, in the language of the reader. */
export function StoredTextCell({ cellData }: DefaultCellComponentProps) {
  return <span>{staffText(String(cellData ?? ''))}</span>
}
