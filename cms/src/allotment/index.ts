/** Public interface of the allotment for `features.ts` and the student area. */

export { courseCalendar } from './calendar/course-calendar.ts'
export { allottedPlace } from './joining/allotted-place.ts'
export { endJoinedSeat } from './joining/end-joined-seat.ts'
export { mayCarryFee } from './joining/may-carry-fee.ts'
export { meritObstacle } from './joining/merit-obstacle.ts'
export { meritNow } from './mine/merit-now.ts'
export { feeCredits } from './offers/fee-credit.ts'
export { seatPurpose } from './offers/seat-purpose.ts'
export { hasMeritProcess } from './processes/has-process.ts'
export { meritPeriods } from './processes/merit-periods.ts'
