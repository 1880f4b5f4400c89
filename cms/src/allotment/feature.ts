import { allotmentPages, namingAllotmentPages } from '@pravesh/shared/allotment/pages'
import { namingPage } from '../content/index.ts'
import { dueWork } from '../database/work/run-due.ts'
import type { Feature } from '../portal/feature.ts'
import { shellPage } from '../publishing/pages/define-page.ts'
import { announceSteps } from './calendar/announce-steps.ts'
import { calendar } from './calendar/calendar-endpoint.ts'
import { meritStep } from './calendar/merit-step.ts'
import { choices } from './choices/choices-endpoint.ts'
import { lockChoices } from './choices/lock-choices.ts'
import { allotmentRuns } from './collections/allotment-runs.ts'
import { meritChanges } from './collections/merit-changes.ts'
import { meritEntries } from './collections/merit-entries.ts'
import { meritLists } from './collections/merit-lists.ts'
import { meritObjections } from './collections/merit-objections.ts'
import { meritParts } from './collections/merit-parts.ts'
import { meritProcesses } from './collections/merit-processes.ts'
import { seatMatrices } from './collections/seat-matrices.ts'
import { seatOffers } from './collections/seat-offers.ts'
import { makeEntries } from './entries/make-entries.ts'
import { placedEntries } from './entries/placed-entries.ts'
import { allotmentInvariants } from './invariants/invariants.ts'
import { joinEndpoints } from './joining/join-endpoints.ts'
import { allotmentLabels } from './labels/labels.ts'
import { staffListEndpoints } from './lists/staff-list-endpoints.ts'
import { marks } from './marks/marks-endpoint.ts'
import { returnedNews } from './marks/returned-news.ts'
import { staffMarksEndpoints } from './marks/staff-marks-endpoints.ts'
import { choicesLocked } from './messages/choices-locked.ts'
import { marksReturned } from './messages/marks-returned.ts'
import { objectionDecided } from './messages/objection-decided.ts'
import { seatNews } from './messages/seat-news.ts'
import { mine } from './mine/mine-endpoint.ts'
import { objectionEndpoints } from './objections/objection-endpoints.ts'
import { objectionNews } from './objections/objection-news.ts'
import { placedObjections } from './objections/placed-objections.ts'
import { endSeatsOfEnded } from './offers/end-ended.ts'
import { endNotJoined } from './offers/end-not-joined.ts'
import { moveLastDays } from './offers/move-last-days.ts'
import { offerEndpoints } from './offers/offer-endpoints.ts'
import { seatWork } from './offers/offer-work.ts'
import { publicationWork } from './offers/publication-work.ts'
import { meritRecords } from './person-records.ts'
import { meritData } from './personal-data/merit-data.ts'
import { retainedMerit } from './personal-data/retained-merit.ts'
import { processEndpoints } from './prepare/process-endpoints.ts'
import { processWork } from './processes/process-work.ts'
import { publicEndpoints } from './published/public-endpoints.ts'
import { keptColleges } from './removal/kept-colleges.ts'
import { recordUses } from './removal/record-uses.ts'
import { changedSeats } from './reports/changed-seats.ts'
import { universityReturn } from './reports/university-return.ts'
import { runEndpoints } from './runs/run-endpoints.ts'
import { sweepParts } from './runs/sweep-parts.ts'

/** Merit lists and seats that anyone can check. (decision 108) */
export const allotment: Feature = {
  labels: allotmentLabels,
  collections: [
    meritProcesses,
    meritChanges,
    seatMatrices,
    meritEntries,
    meritObjections,
    meritLists,
    allotmentRuns,
    meritParts,
    seatOffers,
  ],
  endpoints: [
    calendar,
    ...processEndpoints,
    marks,
    ...staffMarksEndpoints,
    ...staffListEndpoints,
    ...objectionEndpoints,
    choices,
    mine,
    ...publicEndpoints,
    ...runEndpoints,
    ...offerEndpoints,
    ...joinEndpoints,
  ],
  recordUses,
  keptColleges,
  exports: [universityReturn, changedSeats],
  messages: [marksReturned, objectionDecided, choicesLocked, seatNews, meritStep],
  placed: [placedEntries, placedObjections],
  personalData: meritData,
  retained: [retainedMerit],
  personRecords: meritRecords,
  work: [
    ...processWork([makeEntries, lockChoices, announceSteps, moveLastDays, endSeatsOfEnded]),
    dueWork('merit-closings', endNotJoined),
    dueWork('returned-marks', returnedNews),
    dueWork('objection-news', objectionNews),
    dueWork('merit-publications', publicationWork),
    seatWork,
    sweepParts,
  ],
  invariants: allotmentInvariants,
  pages: [...allotmentPages.map((shell) => shellPage(shell)), ...namingAllotmentPages.map(namingPage)],
}
