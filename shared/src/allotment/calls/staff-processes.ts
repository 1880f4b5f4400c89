/** Calls with which staff prepare merit processes. Paths below `/api`; `:id` is the process. Not part of the public contract. */
import * as z from 'zod/mini'
import { usableText } from '../../platform/usable-text-check.ts'
import type { WireCall } from '../../platform/wire-call.ts'
import { MAX_HEADING, RETURN_COLUMNS } from '../process/return-template.ts'
import { TIE_RULES } from '../process/rules.ts'
import { STEPS } from '../process/steps.ts'
import { TEMPLATES } from '../process/templates/templates.ts'
import { CATEGORY_CODES, GROUP_CODES, type SeatRow } from '../process/units.ts'

/** Every change has the `revision` that the member of staff saw, and is refused (409) if it is not the present one. */
export const processStaffCalls = {
  /** `newProcessSchema`; answers with `{ result: { id } }`. */
  create: { method: 'post', path: '/merit/staff/process' },
  saveSteps: { method: 'post', path: '/merit/staff/process/:id/steps' },
  saveRules: { method: 'post', path: '/merit/staff/process/:id/rules' },
  saveUnits: { method: 'post', path: '/merit/staff/process/:id/units' },
  /** Writes a new version of the seats, which the next run reads. */
  saveMatrix: { method: 'post', path: '/merit/staff/process/:id/matrix' },
  /** Writes nothing: `{ result: ProposedMatrix }`. */
  proposeMatrix: { method: 'post', path: '/merit/staff/process/:id/matrix/propose' },
  saveReturnTemplate: { method: 'post', path: '/merit/staff/process/:id/return-template' },
  open: { method: 'post', path: '/merit/staff/process/:id/open' },
  close: { method: 'post', path: '/merit/staff/process/:id/close' },
} as const satisfies Record<string, WireCall>

const MAX_TITLE = 120
const MAX_TEXT = 300
const MAX_UNITS = 400
const MAX_PARTS = 20
const MAX_ROUNDS = 12
const MAX_SEATS = 10_000
const MOST_CHOICES = 100
/** In ten-thousandths: 1,000 points. */
const MAX_SCORE = 10_000_000
const MAX_AGE = 100
/** One crore rupees. */
const MAX_PAISE = 1_00_00_000 * 100
const MAX_ID = 64
const MAX_CODE = 120

const text = (label: string, max = MAX_TEXT) => {
  const message = `Enter ${label}.`
  return z
    .string(message)
    .check(
      z.trim(),
      z.minLength(1, message),
      z.maxLength(max, `Use at most ${max} characters for ${label}.`),
      usableText(label.charAt(0).toUpperCase() + label.slice(1)),
    )
}
const wholeNumber = (message: string, most: number, least = 0) =>
  z.int(message).check(z.gte(least, message), z.lte(most, message))
const revision = z.int('Reload the page.')
const day = z.string('Enter a day.').check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'Enter a day, such as 2026-07-31.'))

export const newProcessSchema = z.strictObject({
  template: z.enum(
    TEMPLATES.map(({ key }) => key),
    'Select a template.',
  ),
  sessionYear: text('a session', MAX_ID),
  title: text('a title', MAX_TITLE),
  /** The first day of applications. */
  firstDay: day,
})
export type NewProcess = z.infer<typeof newProcessSchema>

export const stepsSchema = z.strictObject({
  revision,
  steps: z
    .array(
      z.strictObject({
        kind: z.enum(STEPS, 'Enter a step of the process.'),
        round: z.optional(wholeNumber('Enter the number of the round.', MAX_ROUNDS, 1)),
        first: day,
        last: day,
      }),
      'Enter the days.',
    )
    .check(z.maxLength(STEPS.length + MAX_ROUNDS, `Use at most ${MAX_ROUNDS} rounds.`)),
})
export type SentSteps = z.infer<typeof stepsSchema>

const category = z.enum(CATEGORY_CODES, 'Select categories from the list.')
const group = z.enum(GROUP_CODES, 'Select groups from the list.')
const subjectKind = z.enum(['language', 'elective', 'environment'], 'Select a kind of subject.')
const SCORE = 'Enter a score from 0 to 1,000.'
const score = wholeNumber(SCORE, MAX_SCORE)
/** Of an earlier session: also days of service, which are more than points. */
const MAX_CUT_OFF = 200_000_000
const cutOff = wholeNumber('Enter a score from 0 to 20,000.', MAX_CUT_OFF)
const AGE = `Enter an age up to ${MAX_AGE}.`
const age = wholeNumber(AGE, MAX_AGE, 1)

const scoring = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('best-of'),
    count: wholeNumber(`Enter how many subjects count, from 1 to ${MAX_PARTS}.`, MAX_PARTS, 1),
    atLeast: z.strictObject({
      kind: subjectKind,
      count: wholeNumber(`Enter how many of them are demanded, from 0 to ${MAX_PARTS}.`, MAX_PARTS),
    }),
    excluded: z.array(subjectKind),
  }),
  z.strictObject({
    kind: z.literal('weighted'),
    parts: z
      .array(
        z.strictObject({
          examination: text('the name of the examination', MAX_TITLE),
          weight: wholeNumber('Enter a weight from 1 to 100 hundredths.', 100, 1),
          required: z.boolean('Say whether the examination is required.'),
        }),
      )
      .check(z.minLength(1, 'Enter at least one examination.'), z.maxLength(MAX_PARTS)),
  }),
])

export const rulesSchema = z.strictObject({
  revision,
  /** That staff know what follows from rules that change after a list. */
  confirmed: z.boolean('Say whether the change is confirmed.'),
  rules: z.strictObject({
    pack: z.strictObject({
      name: text('a name for the rules', MAX_TITLE),
      version: text('a version of the rules', MAX_ID),
      source: text('the source of the rules'),
    }),
    scoring,
    minimumScore: z.intersection(
      z.object({ UR: score }),
      z.partialRecord(z.enum([...CATEGORY_CODES, ...GROUP_CODES]), score),
    ),
    ageLimit: z.nullable(
      z.strictObject({
        on: day,
        most: z.intersection(z.object({ UR: age }), z.partialRecord(z.enum([...CATEGORY_CODES, 'PWD']), age)),
      }),
    ),
    service: z.optional(z.nullable(z.strictObject({ on: day }))),
    ties: z.array(z.enum(TIE_RULES, 'Select rules from the list.')),
    categories: z.array(category).check(z.minLength(1, 'Select at least UR.')),
    groups: z.array(group),
    moves: z.array(z.strictObject({ from: category, to: category })),
    maxChoices: wholeNumber(`Enter from 1 to ${MOST_CHOICES} choices.`, MOST_CHOICES, 1),
  }),
})
export type SentRules = z.infer<typeof rulesSchema>

export const unitsSchema = z.strictObject({
  revision,
  units: z
    .array(
      z.strictObject({
        college: z.string('Select a college.').check(z.minLength(1, 'Select a college.'), z.maxLength(MAX_ID)),
        /** Empty where the course has no subjects. */
        subject: z.string('Select a subject.').check(z.maxLength(MAX_TITLE)),
        amountPaise: wholeNumber('Enter an amount in whole paise, up to one crore rupees.', MAX_PAISE),
        cutOffs: z.optional(
          z.strictObject({
            session: text('the session of the cut-offs', MAX_ID),
            source: text('the source of the cut-offs'),
            scores: z.partialRecord(category, cutOff),
          }),
        ),
      }),
    )
    .check(z.maxLength(MAX_UNITS, `Use at most ${MAX_UNITS} colleges and subjects.`)),
  /** Whether what is paid for a seat counts towards the course fee. */
  creditsFee: z.boolean('Say whether the amount of a seat counts towards the course fee.'),
})
export type SentUnits = z.infer<typeof unitsSchema>

const SEATS = `Enter a whole number of seats, up to ${MAX_SEATS}.`
const seats = wholeNumber(SEATS, MAX_SEATS)
const unitSeats = z.record(z.string().check(z.maxLength(MAX_CODE)), seats)

export const matrixSchema = z.strictObject({
  revision,
  rows: z
    .array(
      z.strictObject({
        unit: z.string().check(z.maxLength(MAX_CODE)),
        category,
        seats,
        minimum: z.partialRecord(group, seats),
      }),
    )
    .check(z.maxLength(MAX_UNITS * CATEGORY_CODES.length)),
  /** The seats of each unit in all, by code, with which the categories are compared. */
  totals: unitSeats,
  note: z.string().check(z.maxLength(MAX_TEXT, `Use at most ${MAX_TEXT} characters for the note.`), usableText('Note')),
  /** The shares that proposed the numbers; empty if they were typed. */
  proposedBy: z.string().check(z.maxLength(MAX_TITLE)),
})
export type SentMatrix = z.infer<typeof matrixSchema>

export const proposalSchema = z.strictObject({
  /** Seats in all, by the code of the unit. */
  totals: unitSeats,
  /** The day on which the shares hold. */
  day,
})
export type SentProposal = z.infer<typeof proposalSchema>

export interface ProposedMatrix {
  rows: SeatRow[]
  proposedBy: string
  shares: { code: string; percent: number; source: string; note: string }[]
  /** Categories and groups for which no share is known. */
  unknown: string[]
}

export const returnTemplateSchema = z.strictObject({
  revision,
  /** In the order of the file; empty where staff choose the columns at each download. */
  columns: z
    .array(
      z.strictObject({
        column: z.enum(RETURN_COLUMNS, 'Select columns from the list.'),
        heading: text('a heading', MAX_HEADING),
      }),
      'Enter the columns.',
    )
    .check(z.maxLength(RETURN_COLUMNS.length, `Use at most ${RETURN_COLUMNS.length} columns.`)),
})
export type SentReturnTemplate = z.infer<typeof returnTemplateSchema>

export const revisionSchema = z.strictObject({ revision })
