import { expect, it, vi } from 'vitest'
import { AnswersForm } from './answers-form.ts'

const aForm = () =>
  new AnswersForm({
    answers: { fatherName: 'A', motherName: '', languages: [] },
    check: ({ fatherName, motherName }) => [
      ...(fatherName === 'A' ? [{ field: 'fatherName' as const, message: 'Too short' }] : []),
      ...(motherName === '' ? [{ field: 'motherName' as const, message: 'Missing' }] : []),
    ],
  })

it('announces what was typed and what follows from it, and shows the latter in its input', () => {
  const form = aForm()
  const input = { current: { value: '' } }
  const detach = form.attach('motherName', input)
  const changes = vi.fn()
  const stop = form.watch(changes)
  const before = form.answers()
  form.type('fatherName', 'B')
  form.set('motherName', 'C')
  expect(changes.mock.calls).toEqual([
    [{ name: 'fatherName', isTyped: true }],
    [{ name: 'motherName', isTyped: false }],
  ])
  expect([before.fatherName, form.answers().fatherName, input.current.value]).toEqual(['A', 'B', 'C'])
  detach()
  stop()
  form.set('motherName', 'D')
  expect([input.current.value, form.textOf('motherName'), changes.mock.calls.length]).toEqual(['C', 'D', 2])
})

it('checks the given questions only, and renders when an error changes', () => {
  const form = aForm()
  const render = vi.fn()
  const unsubscribe = form.subscribe(render)
  expect(form.trigger(['motherName'])).toBe(false)
  expect(render).toHaveBeenCalledOnce()
  expect(form.issues()).toEqual({ motherName: { type: 'rule', message: 'Missing' } })
  form.setIssue('fatherName', { type: 'server', message: 'No' })
  form.type('motherName', 'B')
  expect(form.trigger(['motherName'])).toBe(true)
  expect(form.issues()).toEqual({ fatherName: { type: 'server', message: 'No' } })
  const { length } = render.mock.calls
  form.clearIssues(['motherName'])
  expect(render).toHaveBeenCalledTimes(length)
  form.clearIssues()
  expect(form.issues()).toEqual({})
  unsubscribe()
  const before = render.mock.calls.length
  form.setIssue('fatherName', { type: 'server', message: 'No' })
  expect(render).toHaveBeenCalledTimes(before)
})

it('renders after each answer, typed or not', () => {
  const form = aForm()
  const render = vi.fn()
  form.subscribe(render)
  form.type('fatherName', 'B')
  form.set('motherName', 'C')
  expect(render).toHaveBeenCalledTimes(2)
})
