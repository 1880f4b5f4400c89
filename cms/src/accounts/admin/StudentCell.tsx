import type { DefaultServerCellComponentProps, Payload } from 'payload'
import { cache } from 'react'
import { rowBatch } from '../../admin-kit/list/row-batch.ts'
import { staffText } from '../../foundation/languages/staff-text.ts'
import { studentNames } from './student-names.ts'

/** One for each page that is drawn. */
const namesIn = cache((payload: Payload) => rowBatch((ids) => studentNames(payload, ids)))

/** List cell with the name of a record's student. */
export async function StudentCell({ cellData, payload }: DefaultServerCellComponentProps) {
  if (typeof cellData !== 'string') return null
  return <span>{(await namesIn(payload)(cellData)) ?? staffText('The account was deleted.')}</span>
}
