import type { DateFieldClient, DefaultCellComponentProps } from 'payload'
import * as z from 'zod/mini'
import { istDay, istTime } from '../../foundation/formats.ts'

const dayOnly = z.object({ pickerAppearance: z.literal('dayOnly') })

/** List cell with a date in Indian time, also on a computer with another time zone. */
export function IstDateCell(props: DefaultCellComponentProps<DateFieldClient>) {
  const { cellData, collectionSlug, field, link, linkURL, rowData } = props
  if (typeof cellData !== 'string' || cellData === '') return null
  const text = dayOnly.safeParse(field.admin?.date).success ? istDay(cellData) : istTime(cellData)
  if (!link) return <span>{text}</span>
  return <a href={linkURL ?? `/admin/collections/${collectionSlug}/${rowData?.id}`}>{text}</a>
}
