import { RecordName } from '../../forms/RecordName.tsx'

/** What applicants rank: a college, and the subject where the course has subjects. */
export function UnitName({ unit: { college, subject } }: { unit: { college: string; subject: string } }) {
  return (
    <>
      <RecordName name={college} />
      {subject !== '' && (
        <>
          , <RecordName name={subject} />
        </>
      )}
    </>
  )
}
