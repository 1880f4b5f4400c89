import type { DefaultCellComponentProps } from 'payload'

/** A tick in a list, in words. */
export function YesNoCell({ cellData }: DefaultCellComponentProps) {
  return <span>{cellData === true ? 'Yes' : 'No'}</span>
}
