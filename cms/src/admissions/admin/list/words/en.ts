import { WORKLOAD_DAYS } from '@pravesh/shared/admissions/status/queue-calls'
import type { ApplicationStatus } from '@pravesh/shared/admissions/status/status'

/** The states in the few words that fit into a column. */
const states: Record<ApplicationStatus, string> = {
  SUBMITTED: 'New',
  SENT_BACK: 'With student',
  RESUBMITTED: 'Corrected',
  REOPENED: 'Reopened',
  APPROVED: 'Approved',
  APPROVED_SENT_BACK: 'Approved, incomplete',
  REJECTED: 'Rejected',
}

export const en = {
  views: 'Which applications',
  filter: 'Filter applications',
  filters: {
    status: 'State',
    course: 'Course',
    college: 'College',
    sessionYear: 'Session',
    category: 'Category',
    dueOn: 'Due',
    readingState: 'Second reading',
    assignedTo: 'Assigned to',
    from: 'Submitted from',
    to: 'to',
  },
  due: { overdue: 'Overdue', today: 'Today', week: (days: number) => `Today or in the next ${days} days` },
  readings: {
    toRead: (count: number) =>
      count === 1 ? '1 application waits for another reader' : `${count} applications wait for another reader`,
    disputed: (count: number) =>
      count === 1
        ? 'A second reader does not agree with 1 of your decisions'
        : `Second readers do not agree with ${count} of your decisions`,
  },
  reading: { any: 'All that wait for a reader', own: 'First decided by me' },
  me: 'Me',
  noOne: 'No one',
  states,
  today: 'Today',
  overdue: (day: string) => `Overdue, ${day}`,
  open: (name: string) => `open: ${name}`,
  documents: (checked: number, total: number) => `${checked} of ${total} checked`,
  shown: (from: string, to: string, of: string) => `${from}–${to} of ${of}`,
  moreThan: (count: string) => `more than ${count}. Type more words to find the others.`,
  save: {
    open: 'Save this view',
    change: 'Change this view',
    name: 'Name of the view',
    shared: 'For all colleagues',
    save: 'Save',
    remove: 'Delete',
  },
  workload: {
    title: 'Workload by person',
    person: 'Person',
    held: 'Open now',
    assigned: 'Assigned',
    overdue: 'Overdue',
    decided: `Decided in ${WORKLOAD_DAYS} days`,
  },
  takeNext: 'Take the next',
  none: 'No application waits for you in this list. Choose another view, or fewer filters.',
}
