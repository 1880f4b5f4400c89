import { RecordName } from '../../forms/RecordName.tsx'
import { ListName } from './ListName.tsx'

/** What applicants rank: a college, and the subject where the course has subjects. */
export function UnitName({ unit: { college, subject } }: { unit: { college: string; subject: string } }) {
  return (
    <>
      <RecordName name={college} />
      {subject !== '' && (
        <>
          , <ListName list={subject} />
        </>
      )}
    </>
  )
}
