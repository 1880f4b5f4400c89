import type { DefaultCellComponentProps } from 'payload'
import { staffText } from '../../foundation/languages/staff-text.ts'

/** List cell that shows a checkbox as Yes or No. */
export function YesNoCell({ cellData }: DefaultCellComponentProps) {
  return <span>{staffText(cellData === true ? 'Yes' : 'No')}</span>
}
