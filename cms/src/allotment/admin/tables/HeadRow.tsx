import { ROLES } from './roles.ts'

export interface Column {
  label: string
  isNumber?: boolean
}

/** The names of the columns. */
export function HeadRow({ head }: { head: readonly Column[] }) {
  return (
    <thead {...ROLES.group}>
      <tr {...ROLES.row}>
        {head.map(({ label, isNumber }) =>
          // Above buttons there is nothing to read.
          label === '' ? (
            <td {...ROLES.cell} key="" />
          ) : (
            <th {...ROLES.columnHead} className={isNumber ? 'admin-table__number' : undefined} key={label}>
              {label}
            </th>
          ),
        )}
      </tr>
    </thead>
  )
}
