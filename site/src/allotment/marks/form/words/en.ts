import type { PeriodCode } from '@pravesh/shared/allotment/entries/check-service'
import type { MarksProblem } from '../typed-marks.ts'

export const en = {
  bestOf: (count: number) => `Type the marks of all subjects, as they are on your mark sheet. The best ${count} count.`,
  weighted: 'Type the marks of each examination, as they are on your mark sheets.',
  kind: 'Kind',
  kinds: { language: 'Language', elective: 'Elective', environment: 'Environmental studies, compulsory' },
  optional: (name: string) => `${name} (if you have it)`,
  row: (number: number) => `Subject ${number}`,
  add: 'Add a subject',
  remove: 'Remove',
  removeWhat: (name: string) => `Remove ${name}`,
  save: 'Save the marks',
  saving: 'Saving…',
  saved: 'Your marks are saved.',
  unsaved: 'You have marks that are not saved.',
  overtaken: 'The saved marks have changed since you began to type.',
  discard: 'Go back to the saved marks',
  preview: 'Score of what you typed',
  furtherHint:
    'Tick each other subject for which you qualify, for example the second subject of your degree. Once our office has found it in your documents, you stand on its merit list, too, with the same score.',
  service: {
    title: 'Your service as a teacher',
    hint: (day: string) =>
      `For the list of deputed teachers. Type each time at a school. Service counts up to ${day}, and a day in two times counts once.`,
    toHint: 'Leave it empty if you still teach there.',
    dayHint: 'Day, month and year, such as 01/07/2019.',
    time: (number: number) => `Time ${number}`,
    add: 'Add a time at a school',
    preview: 'Length of the service that you typed',
    problems: {
      SCHOOL_MISSING: 'Enter the name of the school',
      WRONG_DAY: 'Enter a day that exists, as day/month/year',
      FUTURE_DAY: 'Enter a day that is not after today',
      ENDS_BEFORE_START: 'The last day is before the first one',
      TOO_YOUNG:
        'Enter a first day that is {day} or later. By the date of birth in your application, you were younger than {years} before it',
    } satisfies Record<PeriodCode, string>,
  },
  problems: {
    'name-missing': 'Enter the name of the subject',
    'name-repeated': 'This subject is there twice. Remove one of them',
    'obtained-missing': 'Enter the marks obtained',
    'obtained-wrong': 'Enter the marks obtained as a number with at most two decimals',
    'full-missing': 'Enter the full marks',
    'full-wrong': 'Enter the full marks as a number above zero with at most two decimals',
    'more-than-full': 'The marks obtained are more than the full marks',
  } satisfies Record<MarksProblem, string>,
  at: (row: string, problem: string) => `${row}: ${problem}`,
}
