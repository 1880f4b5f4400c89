import type { ListViewServerProps } from 'payload'
import { whereIn } from '../list/where-in.ts'
import { ExportLink } from './ExportLink.tsx'

type Props = Pick<ListViewServerProps, 'collectionConfig' | 'searchParams'> & {
  /** Of the export. */
  name: string
  /** Whether staff say why they need the file. */
  asksReason: boolean
}

/** Bar above a list that has an export and no bar of its own. */
export function ExportBar({ collectionConfig, searchParams = {}, name, asksReason }: Props) {
  return (
    <div className="list-bar">
      <ExportLink asksReason={asksReason} name={name} where={whereIn({ collectionConfig, searchParams })} />
    </div>
  )
}
