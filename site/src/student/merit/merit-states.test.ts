import type { OwnProcess } from '@pravesh/shared/allotment/calls/own-process'
import type { PublicProcess } from '@pravesh/shared/allotment/calls/public-calls'
import { meritTask } from '@pravesh/shared/allotment/offers/merit-task'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { drawnLists, drawnOwn, loadLaterModules } from '../../../test/drawn-merit.tsx'
import { meritStates, meritSteps, ownProcess, withOffer } from '../../../test/own-process.ts'
import { publicProcess } from '../../../test/public-process.ts'

beforeAll(async () => {
  vi.stubGlobal('document', { querySelector: () => null })
  vi.stubGlobal('location', new URL('https://pravesh.example/merit-lists'))
  expect(await loadLaterModules()).toBe(true)
})
beforeEach(() => vi.useFakeTimers({ now: new Date('2026-07-01T06:00:00.000Z') }))
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll('&#x27;', "'")

function draw(change: Partial<OwnProcess>): { html: string; text: string } {
  const html = renderToStaticMarkup(
    createElement(drawnOwn({ ...ownProcess, ...change }), { locale: 'en', translations: {} }),
  )
  return { html, text: textOf(html) }
}

describe('the page of a merit process', () => {
  it('says what is open until when, and what comes next', () => {
    expect(draw({}).text).toContain('Now: Rank your choices, until 2 July 2026.')
    expect(draw({}).text).toContain('Next: Round 1 of seats, from 5 July 2026.')
    expect(draw({}).html).toContain('href="/api/merit/calendar/p1?lang=en"')
    expect(draw({ state: 'closed' }).text).toContain('This process is closed.')
  })

  it.each<[keyof typeof meritStates, string[]]>([
    ['types the marks', ['The best 2 count.', 'Subject 1', 'Subject 2', 'Add a subject', 'Save the marks']],
    ['types the marks of examinations', ['Class 10 is 410.', 'Degree (if you have it)', 'Score: 16', 'Save the marks']],
    [
      'types the service',
      ['62 days', 'Service counts up to 1 July 2026', 'First day', 'until now', 'once our office has confirmed'],
    ],
    [
      'stands on the list of deputed teachers',
      [
        'Final list, version 1, Deputed teachers',
        'History , Deputed teachers',
        'so you compete on the list of deputed teachers only',
        'has a score of 73 days. Yours is 62 days.',
        'with a score of more than 73 days.',
      ],
    ],
    [
      'has findings',
      ['What would make your application invalid', 'Class 10 result', '31 March 2026', 'Correct your application'],
    ],
    [
      'ranks the choices',
      ['Your place by merit is 40 of 300.', 'You would get: Asha Teachers College', 'It is no promise.', 'Up', 'Down'],
    ],
    [
      'is below the minimum as typed',
      [
        'By the marks that you typed your score is 44, below 45',
        'If it confirms your claims, 40 is enough.',
        'Counts only if you get on this merit list.',
        'Colleges that you can add',
      ],
    ],
    [
      'is below the minimum',
      ['so you are on no merit list by marks', 'Does not count: you are not on this merit list.', 'Remove'],
    ],
    ['has no choices', ['You have chosen nothing yet.', 'You would get no seat of your choices.']],
    ['objected', ['My marks are 410.', 'Not accepted', 'They are 400.']],
    [
      'is offered a seat',
      ['Answer and pay by 10 July 2026.', 'Freeze', 'Float', 'Accept and pay ₹25,000', 'Decline the seat'],
    ],
    ['is offered a cheaper seat', ['₹30,000.00', 'Comes back to you ₹5,000.00', 'Accept the seat']],
    ['has not paid', ['Pay by 10 July 2026.', 'Pay ₹25,000', 'Give up the seat']],
    ['waits for a better seat', ['Your seat is safe. The next round, from 15 July 2026,', 'Float', 'Give up the seat']],
    [
      'has no seat',
      [
        'You did not get a seat in this round. Your choices count again in the next round, from 15 July 2026.',
        'You can change your choices from 11 July 2026 to 14 July 2026.',
        'has a score of 76. Yours is 75.',
        'with a score of more than 76; in the category SC; in the group: Persons with disabilities.',
      ],
    ],
    ['is out', ['The seat was not paid in time.', 'This seat has lapsed']],
    ['has joined', ['You have joined your college.']],
    ['has withdrawn', ['You have given up your seat.']],
  ])('of someone who %s', (state, texts) => {
    const { text } = draw(meritStates[state])
    for (const expected of texts) expect(text).toContain(expected)
  })

  it('asks for corrections only where the applicant can make some', () => {
    const asks = (code: 'marks-unverified' | 'marks-missing') =>
      draw({ findings: [{ code }] }).text.includes('Put it right while it can be corrected.')
    expect([asks('marks-missing'), asks('marks-unverified')]).toEqual([true, false])
  })

  it('offers a way only if the server names it, and nothing after the answer', () => {
    expect(draw(meritStates['is offered a seat']).html.match(/type="radio"/g)).toHaveLength(2)
    expect(draw(meritStates['has not paid']).text).toContain('Change your answer, until 10 July 2026')
    vi.setSystemTime(new Date('2026-07-11T06:00:00.000Z'))
    expect(draw(meritStates['has not paid']).html).not.toContain('type="radio"')
    expect(draw(meritStates['waits for a better seat']).text).not.toContain('Pay ₹')
    expect(draw(meritStates['is out']).text).not.toContain('Give up the seat')
  })

  it.each([
    [1, '2026-07-12', 'float', 'The next round, from 15 July 2026', 'wait'],
    [1, '2026-07-12', 'freeze', 'Go to your college from 10 July 2026 to 31 July 2026', 'join'],
    // The second round was never published.
    [1, '2026-07-21', 'float', 'Go to your college from 10 July 2026 to 31 July 2026', 'join'],
    // The last round, in whose days others still answer, has brought no better seat.
    [2, '2026-07-18', 'float', 'Go to your college from 10 July 2026 to 31 July 2026', 'join'],
    [1, '2026-08-01', 'float', 'The days to join ended on 31 July 2026.', 'join-late'],
    [1, '2026-08-01', 'freeze', 'The days to join ended on 31 July 2026.', 'join-late'],
  ] as const)(
    'says after round %i on %s of a paid seat (%s) what the dashboard says',
    (round, day, next, text, task) => {
      vi.setSystemTime(new Date(`${day}T06:00:00.000Z`))
      const { result } = withOffer({ status: 'accepted', next, isPaid: true })
      expect(draw({ result: { ...result, round } }).text).toContain(text)
      const seat = { status: 'accepted', next, isPaidFor: true, round, lastDay: '2026-07-10' } as const
      const facts = {
        state: 'open',
        steps: meritSteps,
        standing: 'in',
        verification: 'verified',
        seat,
        today: day,
      } as const
      expect(meritTask({ ...facts, mayTypeMarks: false, hasChoices: true }).kind).toBe(task)
    },
  )

  it('takes objections only in their days, and one at a time', () => {
    const openNow = (change: Partial<OwnProcess>) => draw(change).text.includes('Send the objection')
    expect(openNow({})).toBe(false)
    vi.setSystemTime(new Date('2026-06-12T06:00:00.000Z'))
    expect(openNow({})).toBe(true)
    expect(openNow(meritStates.objected)).toBe(true)
    expect(openNow({ objection: { about: 'other', text: 'x', state: 'open', decision: '' } })).toBe(false)
    expect(openNow({ standing: 'out' })).toBe(false)
    const why = 'so you cannot object to the list'
    expect(draw({ standing: 'out' }).text).toContain(why)
    expect(draw({}).text).not.toContain(why)
  })

  it('offers nothing of a list by marks to someone below its minimum, and says why without any choice', () => {
    const state = meritStates['is below the minimum']
    expect(draw(state).text).not.toContain('Colleges that you can add')
    const text = draw({ ...state, choices: { ...state.choices, chosen: [], units: [] } }).text
    expect(text).toContain('so you are on no merit list by marks')
    expect(text).not.toMatch(/You have chosen (nothing|all)/)
    expect(draw({ ...state, choices: { ...state.choices, isOpen: false } }).text).toContain('Does not count')
  })

  it('has buttons for each move beside the handle for dragging, and none that leaves the list', () => {
    const { html } = draw(meritStates['ranks the choices'])
    expect(html.match(/data-press="(up|down) /g)).toHaveLength(4)
    expect(html.match(/aria-disabled="true"/g)).toHaveLength(2)
    expect(html.match(/merit-handle" title="Drag" aria-hidden="true"/g)).toHaveLength(2)
  })
})

describe('the public page', () => {
  const drawLists = (change: Partial<PublicProcess>) =>
    renderToStaticMarkup(createElement(drawnLists({ ...publicProcess, ...change }), { locale: 'en', translations: {} }))

  it('has the seats before the first round, and the fingerprint of the lots', () => {
    const text = textOf(drawLists({}))
    expect(text).toContain('Before the first round, all seats are vacant.')
    expect(text).toContain('Asha Teachers College , History Open to everyone 12 0 12')
    expect(text).toContain('Fingerprint of the seed: c3d4')
    expect(text).toContain('It is published with the first list.')
  })

  it('says why published rows have changed', () => {
    const [list] = publicProcess.lists
    const reason = 'High Court, 7 August 2026'
    const lists = list ? [{ ...list, reason }] : []
    expect(textOf(drawLists({ lists }))).toContain(`Why rows of the list before have changed: ${reason}`)
    expect(textOf(drawLists({}))).not.toContain('Why rows of the list before')
  })

  it('has the file of each round, and leads to its check', () => {
    const runs = [{ id: 'r1', round: 1, publishedAt: '2026-07-05T10:00:00.000Z', inputHash: 'e5', resultHash: 'f6' }]
    const html = drawLists({ runs, lotSeed: 'seed-7' })
    expect(html).toContain('href="/api/merit/run/r1"')
    expect(html).toContain('href="/check-allotment"')
    expect(textOf(html)).toContain('Seed: seed-7')
  })

  it('says what decided between equal scores, and why a row has changed', () => {
    const text = textOf(drawLists({}))
    expect(text).toContain('Language marks The marks were corrected. Before: place 4.')
    expect(text).toContain('Lots Before: place 2.')
    expect(text).toContain('Score Parts of the score Equal score')
    expect(text).toContain('75 80 + 70 Language marks')
    expect(text).toContain('75 – + 75 Lots')
  })

  it('says that no list is published', () => expect(textOf(drawLists({ lists: [] }))).toContain('No list is published'))
})
