import { Calendar } from './Calendar.tsx'

/** The steps of a process beside other things, loaded later. */
export default function ShortCalendar(props: Omit<Parameters<typeof Calendar>[0], 'isShort'>) {
  return (
    <div className="merit">
      <Calendar {...props} isShort />
    </div>
  )
}
