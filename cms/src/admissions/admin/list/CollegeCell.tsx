import './CollegeCell.css'
import type { Seats } from '@pravesh/shared/admissions/status/seats'
import { isFull, seatsText } from '@pravesh/shared/admissions/status/seats'
import { courseWithCode } from '@pravesh/shared/courses/courses'
import type { DefaultServerCellComponentProps, Payload } from 'payload'
import { cache } from 'react'
import { idOf } from '../../../database/records/relation.ts'
import { countSeats } from '../../seats/count-seats.ts'

/** Counts each intake once per page. */
const seatsOf = cache((payload: Payload, code: unknown, collegeId: string | null, sessionYear: string) => {
  const course = courseWithCode(code)
  return course && collegeId ? countSeats(payload, { course, collegeId, sessionYear }) : null
})

/** List cell with the college and how many of its seats are taken. */
export async function CollegeCell({ cellData, payload, rowData }: DefaultServerCellComponentProps) {
  const { course, college, sessionYear } = rowData
  const seats: Seats | null = await seatsOf(payload, course, idOf(college), String(sessionYear))
  return (
    <span className="college-cell">
      {String(cellData ?? '')}
      {seats && <small className={isFull(seats) ? 'college-cell__full' : undefined}>{seatsText(seats)}</small>}
    </span>
  )
}
