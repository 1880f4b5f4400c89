import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { downloadPdf } from './download-pdf.ts'

beforeEach(() => vi.stubGlobal('document', { documentElement: { lang: 'bn-IN' } }))
afterEach(() => vi.unstubAllGlobals())

const PDF = new Blob(['%PDF-'], { type: 'application/pdf' })
const json = (status: number, body: object) => () => Promise.resolve(Response.json(body, { status }))
const ready = json(200, { success: true, msg: 'Receipt ready.', result: { _id: 'F1' } })
const pdf = () => Promise.resolve(new Response(PDF))
const gone = json(200, { success: true, msg: 'File deleted.' })

/** Downloads from a server with these answers; returns the calls and the saved files. */
async function run(answers: (() => Promise<Response>)[], kind: 'receipt' | 'agreement' = 'receipt') {
  const calls: string[] = []
  const saved: string[] = []
  vi.stubGlobal('fetch', (path: string, { method = 'GET', body = '' }: RequestInit = {}) => {
    calls.push([method, path, body].filter(Boolean).join(' '))
    return answers.shift()?.() ?? Promise.reject(new TypeError('offline'))
  })
  const result = await downloadPdf({ kind, id: 'T1', lost: 'Lost.', save: ({ name }) => saved.push(name) })
  return { result, calls, saved }
}

it('generates, saves and deletes', async () => {
  const { result, calls, saved } = await run([ready, pdf, gone])
  expect(result).toEqual({ state: 'saved' })
  expect(saved).toEqual(['invoice_pdf_T1.pdf'])
  expect(calls).toEqual([
    'POST /api/pdf/generate-pdf {"pid":"T1","table":"receipt"}',
    'GET /api/pdf/fetch-pdf/F1',
    'GET /api/pdf/delete-pdf/F1',
  ])
})

it.each([null, 'F1', {}, { _id: 7 }])(
  'fetches by the id of its subject if the server names no file: %j',
  async (result) => {
    const { calls } = await run([json(200, { success: true, msg: '', result }), pdf, gone])
    expect(calls.slice(1)).toEqual(['GET /api/pdf/fetch-pdf/T1', 'GET /api/pdf/delete-pdf/T1'])
  },
)

it('sends the id of the application for its documents', async () => {
  const { calls, saved } = await run([ready, pdf, gone], 'agreement')
  expect(calls[0]).toBe('POST /api/pdf/agreement-pdf {"aid":"T1"}')
  expect(saved).toEqual(['agreement_pdf_T1.pdf'])
})

it.each([
  [503, 'Something went wrong!!'],
  [404, 'Something went wrong!!'],
  [500, 'Something went wrong!!'],
  [401, 'Its message.'],
  [429, 'Its message.'],
])('explains a generation that fails with %i', async (status, msg) => {
  const { result, saved } = await run([json(status, { success: false, msg: 'Its message.' })])
  expect(result).toEqual({ state: 'failed', msg })
  expect(saved).toEqual([])
})

it('explains a lost connection', async () => {
  expect((await run([])).result).toEqual({ state: 'failed', msg: 'Lost.' })
  expect((await run([ready])).result).toEqual({ state: 'failed', msg: 'Lost.' })
})

it('reports a copy that was not deleted, but not a connection lost after the download', async () => {
  expect((await run([ready, pdf, json(404, { success: false, msg: 'x' })])).result).toEqual({ state: 'not-deleted' })
  expect((await run([ready, pdf])).result).toEqual({ state: 'saved' })
})
