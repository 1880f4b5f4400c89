import type { DefaultCellComponentProps } from 'payload'

/** List cell that shows a checkbox as Yes or No. */
export function YesNoCell({ cellData }: DefaultCellComponentProps) {
  return <span>{cellData === true ? 'Yes' : 'No'}</span>
}
