import { formatNumber } from '@pravesh/shared/platform/formats'

const applications = (count: number) => `${formatNumber(count)} ${count === 1 ? 'application' : 'applications'}`

/** Text of bulk runs in the admin. */
export const adminWords = {
  bar: {
    label: 'Selected applications',
    selected: (count: number) => `${applications(count)} selected`,
    all: (count: number) => `Choose all ${formatNumber(count)} that match`,
    clear: 'Clear the selection',
    act: 'Act on them',
  },
  form: {
    title: (count: number) => `What do you want to do with ${applications(count)}?`,
    action: 'Action',
    noAction: 'Choose an action.',
    check: 'Check what would happen',
    busy: 'One moment …',
    cancel: 'Cancel',
    nothingYet: 'Nothing changes before you confirm.',
    kind: 'Kind of reason',
    choose: 'Choose',
    reject: 'Reasons shown to each student',
    sendBack: 'What each student should do',
    parts: 'Parts to correct',
    partsHint: 'To request documents, select Documents. Documents that were not accepted are always included.',
    dueOn: 'Last day for the corrections (optional)',
    dueOnHint: 'Without a day, the admission settings apply.',
    lastDay: 'Last day for the corrections',
    lastDayHint: 'For applications that are with the student. Each student is informed.',
    colleague: 'Colleague',
    workload: (name: string, assigned: number) => `${name} (${formatNumber(assigned)} assigned)`,
    subject: 'Subject of the e-mail',
    text: 'Message',
    textHint:
      'The e-mail begins with the name of the student, and ends with the number of the application and a link to it. Leave an empty line between paragraphs.',
    test: 'Send a test to myself',
  },
  run: {
    heading: 'What would happen',
    headingRunning: 'Progress',
    headingOver: 'Results',
    loading: 'Loading …',
    tryAgain: 'Try again',
    checking: (done: number, total: number) =>
      `Checking: ${formatNumber(done)} of ${applications(total)}. Nothing changes. You can leave this page.`,
    ready: (change: number, left: number) =>
      `${applications(change)} would be changed, ${formatNumber(left)} left out. Nothing has changed yet.`,
    readyMessage: (change: number, left: number) =>
      `${formatNumber(change)} ${change === 1 ? 'student' : 'students'} would get the message, ${formatNumber(left)} would not. Nothing has been sent yet.`,
    running: (done: number, total: number) =>
      `Under way: ${formatNumber(done)} of ${applications(total)}. You can leave this page.`,
    done: (done: number, not: number) => `Finished: ${formatNumber(done)} done, ${formatNumber(not)} not done.`,
    stopped: (done: number, left: number) =>
      `Stopped: ${formatNumber(done)} done before, ${formatNumber(left)} not done.`,
    expired: 'This run was not confirmed in time, so nothing was changed. Select the applications again.',
    blind:
      'You may be the second reader of decisions of this run, so you do not see its action. It is shown when a second reader has decided on all of them.',
    secondReader: {
      all: 'Each decision is stored, and waits for a second reader. No student is notified until a second reader agrees.',
      some: 'The portal draws some approvals, which then wait for a second reader.',
      waiting: (count: number) => `${applications(count)} of these wait for a second reader.`,
    },
    waits: (name: string) => `Only ${name}, who prepared it, can start it.`,
    action: 'Action',
    text: 'Text for the students',
    by: 'By',
    state: 'State now',
    stateBefore: 'State before',
    after: 'State afterwards',
    count: 'Applications',
    refused: 'Left out, and why',
    notChanged: 'Not done, and why',
    application: 'Application',
    name: 'Name',
    why: 'Why',
    more: (shown: number) => `The first ${formatNumber(shown)} are shown. The file has all.`,
    deleted: 'Deleted application',
    results: 'Results as a file',
    start: (count: number) => `Start: ${applications(count)}`,
    stop: 'Stop the run',
    confirmTitle: (what: string, count: number) => `${what}: ${applications(count)}?`,
    confirmText: 'Each student is notified, as after a single decision. A run cannot be undone as a whole.',
    confirmMessage: 'Each student gets the message by e-mail. A message that was sent cannot be taken back.',
    number: (count: number) => `To confirm, enter the number of applications: ${formatNumber(count)}`,
    wrongNumber: (count: number) => `Enter ${formatNumber(count)}, the number of applications.`,
    confirm: 'Start now',
    cancel: 'Cancel',
  },
} as const
