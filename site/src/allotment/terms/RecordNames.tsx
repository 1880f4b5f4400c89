import { Fragment } from 'react'
import { RecordName } from '../../forms/RecordName.tsx'

/** Names of records with commas between them. */
export function RecordNames({ names }: { names: readonly string[] }) {
  return names.map((name, at) => (
    <Fragment key={name}>
      {at > 0 && ', '}
      <RecordName name={name} />
    </Fragment>
  ))
}
