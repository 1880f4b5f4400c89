import { afterEach, describe, expect, it, vi } from 'vitest'
import { formStart, newFormContext, PRERENDERED } from './form-start.ts'

afterEach(() => vi.unstubAllGlobals())

const context = { ...PRERENDERED, courseId: '7' }
const opened = async (start: ReturnType<typeof formStart>) =>
  Promise.race([start.opened, new Promise((resolve) => setImmediate(() => resolve('pending')))])

describe('the start of a form', () => {
  it('is prerendered as that of a new one', async () => {
    const start = formStart()
    expect(start.context).toBe(PRERENDERED)
    expect(await opened(start)).toBe(PRERENDERED)
  })

  it('has the context that the page has found', async () => {
    vi.stubGlobal('window', { formStart: Promise.resolve(context) })
    const start = formStart()
    expect(start.context).toBeNull()
    expect(await opened(start)).toBe(context)
    expect(start.context).toBe(context)
  })

  it.each([
    ['found none', { formStart: Promise.resolve(null) }],
    ['has not looked for one', {}],
  ])('stays open if the page %s', async (_, browser) => {
    vi.stubGlobal('window', browser)
    const start = formStart()
    expect(await newFormContext()).toBeNull()
    expect(await opened(start)).toBe('pending')
    expect(start.context).toBeNull()
  })
})
