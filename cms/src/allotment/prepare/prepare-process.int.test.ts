/** @sqlite-only a-year-in-a-day.int.test.ts makes and changes a process on both */
import type { SentRules, SentSteps } from '@pravesh/shared/allotment/calls/staff-processes'
import { addDays } from '@pravesh/shared/platform/days'
import { describe, expect, it } from 'vitest'
import { aMeritList, aPublishedRun } from '../../../test/builders/merit.ts'
import { fieldsOf, NEW_PROCESS, preparedPortal, TODAY } from '../../../test/prepared-portal.ts'
import { aStaffSession } from '../../../test/staff-session.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { deleteRows } from '../../database/records/delete-rows.ts'

const portal = startTestPortal()
const { open, id, post, change, stored, seats, prepared, opened } = preparedPortal(portal)

describe('a process from a template', () => {
  it('has its rules and days, and applicants do not see it', async () => {
    const process = await stored()
    expect(process).toMatchObject({
      course: 'BED',
      sessionYear: open().sessionYear,
      title: 'B.Ed 2026',
      state: 'draft',
    })
    expect(process).toMatchObject({ matrixVersion: 0, revision: 1, units: [] })
    expect(process.rules.categories).toEqual(['UR', 'SC', 'ST', 'OBC-A', 'OBC-B'])
    expect(process.steps[0]).toEqual({ kind: 'apply', first: TODAY, last: addDays(TODAY, 20) })
  })

  it.each([
    ['template', { template: 'BED' }],
    ['sessionYear', { sessionYear: '2031-2033' }],
    ['title', { title: ' ' }],
    ['firstDay', { firstDay: '2026-02-30' }],
    ['sessionYear', {}],
  ])('names a wrong %s', async (field, wrong) => {
    const answer = await post('/process', { ...NEW_PROCESS, sessionYear: open().sessionYear, ...wrong })
    expect([answer.status, fieldsOf(answer)]).toEqual([400, [field]])
  })

  it('exists once for a course and session, also when two people make it at once', async () => {
    await deleteRows({ payload: portal.payload, collection: 'merit-processes', where: { id: { equals: id() } } })
    const sent = { ...NEW_PROCESS, sessionYear: open().sessionYear }
    const answers = await Promise.all([post('/process', sent), post('/process', sent)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
  })

  it('is prepared by administrators only', async () => {
    const officer = (await aStaffSession(portal, ['admissions-officer'])).headers
    for (const [as, status] of [
      [officer, 403],
      [{}, 401],
    ] as const) {
      expect((await post('/process', NEW_PROCESS, as)).status).toBe(status)
      for (const path of ['steps', 'rules', 'units', 'matrix', 'matrix/propose', 'open', 'close'])
        expect((await change(path, { revision: 1 }, as)).status).toBe(status)
    }
    expect((await stored()).revision).toBe(1)
  })

  it('is found by its id only', async () => {
    const answer = await post('/process/6500000000000000000000aa/open', { revision: 1 })
    expect(answer.status).toBe(404)
  })
})

describe('days', () => {
  const save = async (edit: (steps: SentSteps['steps']) => SentSteps['steps'], revision?: number) => {
    const process = await stored()
    return change('steps', { revision: revision ?? process.revision, steps: edit(process.steps as SentSteps['steps']) })
  }
  const moved = (kind: string, days: { first?: string; last?: string }) => (steps: SentSteps['steps']) =>
    steps.map((step) => (step.kind === kind ? { ...step, ...days } : step))

  it('are saved, and a stale page is refused', async () => {
    expect(await save(moved('apply', { first: addDays(TODAY, -3) }))).toMatchObject({ status: 200 })
    expect((await stored()).steps[0]?.first).toBe(addDays(TODAY, -3))
    expect(await save(moved('apply', { first: TODAY }), 1)).toMatchObject({ status: 409 })
  })

  it.each<[string[], (steps: SentSteps['steps']) => SentSteps['steps']]>([
    [['steps/objections'], (steps) => steps.filter(({ kind }) => kind !== 'objections')],
    [['steps/apply/last'], moved('apply', { last: addDays(TODAY, -1) })],
    [['steps/choices/last'], moved('choices', { last: '2026-13-01' })],
    [['steps/apply'], (steps) => [...steps, ...steps.slice(0, 1)]],
    [['steps.0.first'], moved('apply', { first: 'soon' })],
  ])('name what is wrong: %j', async (fields, edit) => {
    const answer = await save(edit)
    expect(answer.status).toBe(400)
    expect(fieldsOf(answer)).toEqual(expect.arrayContaining(fields))
    expect((await stored()).revision).toBe(1)
  })

  it('keep what has begun once the process is open', async () => {
    await opened()
    const answer = await save(moved('apply', { first: addDays(TODAY, 1) }))
    expect([answer.status, fieldsOf(answer)]).toEqual([400, ['steps/apply/first']])
    expect(await save(moved('apply', { last: addDays(TODAY, 21) }))).toMatchObject({ status: 200 })
  })
})

describe('rules', () => {
  const save = async (edit: Partial<SentRules['rules']>, confirmed = false) => {
    const { revision, rules } = await stored()
    return change('rules', { revision, confirmed, rules: { ...rules, ...edit } })
  }
  const minimum = { minimumScore: { UR: 400_000 } }
  const newPack = async () => ({ pack: { ...(await stored()).rules.pack, version: '2027' }, ...minimum })

  it.each([
    ['rules.maxChoices', { maxChoices: 0 }],
    ['rules.pack.source', { pack: { name: 'Rules', version: '1', source: '' } }],
    ['categories', { categories: ['SC', 'UR'] }],
    ['rules.minimumScore.UR', { minimumScore: {} }],
  ])('name a wrong %s', async (field, edit) => {
    const answer = await save(edit as Partial<SentRules['rules']>)
    expect(answer.status).toBe(400)
    expect(fieldsOf(answer)).toContain(field)
  })

  it('keep the categories that have seats', async () => {
    await prepared()
    const { units: saved } = await stored()
    const [unit] = saved
    const rows = [{ unit: unit?.code ?? '', category: 'SC' as const, seats: 2, minimum: {} }]
    await change('matrix', { ...(await seats()), rows, totals: {} })
    const answer = await save({ categories: ['UR'], moves: [] })
    expect([answer.status, fieldsOf(answer)]).toEqual([400, ['categories']])
  })

  it('change after a list only with a version of their own, confirmed, and never after a round', async () => {
    const process = await opened()
    expect(await save(minimum)).toMatchObject({ status: 200 })
    await aMeritList(portal.payload, process)
    expect(fieldsOf(await save({ minimumScore: { UR: 1 } }))).toEqual(['pack.version'])
    expect(fieldsOf(await save(await newPack()))).toEqual(['confirmed'])
    expect(await save(await newPack(), true)).toMatchObject({ status: 200 })
    await aPublishedRun(portal.payload, process)
    expect(fieldsOf(await save({ pack: { name: 'Other', version: '9', source: 'Court' } }, true))).toEqual(['rules'])
  })
})
