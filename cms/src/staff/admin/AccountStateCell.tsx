import type { DefaultCellComponentProps } from 'payload'
import { stateText } from './state-text.ts'

/** List cell with the state of an account. */
export function AccountStateCell({ rowData }: DefaultCellComponentProps) {
  return <span>{stateText(rowData, new Date())}</span>
}
