import type { ListViewServerProps } from 'payload'
import { whereIn } from '../list/where-in.ts'
import { ExportLink } from './ExportLink.tsx'

type Props = Pick<ListViewServerProps, 'collectionConfig' | 'searchParams'> & {
  /** Of the export. */
  name: string
}

/** Bar above a list that has an export and no bar of its own. */
export function ExportBar({ collectionConfig, searchParams = {}, name }: Props) {
  return (
    <div className="list-bar">
      <ExportLink name={name} where={whereIn({ collectionConfig, searchParams })} />
    </div>
  )
}
