// Checks a published allotment in the browser. The file stays on the device.
import { fill } from '@pravesh/shared/platform/fill'
import { formatNumber } from '@pravesh/shared/platform/formats'
import { CHECKS, findingText } from '@pravesh/shared/verifier/findings'
import { documentLocale } from '../lib/document-locale.ts'
import type { Answer } from './answer-to.ts'

const SHOWN_FINDINGS = 20

const form = document.querySelector<HTMLFormElement>('[data-allotment]')
if (form) watch(form)

function watch(form: HTMLFormElement): void {
  const texts = form.dataset
  const file = form.querySelector<HTMLInputElement>('[type="file"]')
  const key = form.querySelector<HTMLInputElement>('#allotment-key')
  const error = form.querySelector<HTMLElement>('[data-error]')
  const again = form.querySelector<HTMLElement>('[data-again]')
  const show = resultOf(form)
  /** Counts checks, so that a late answer does not replace a newer one. */
  let latest = 0

  async function check(): Promise<void> {
    const chosen = file?.files?.[0]
    if (error) error.textContent = chosen ? '' : (texts.noFile ?? '')
    if (!chosen) {
      file?.setAttribute('aria-invalid', 'true')
      return file?.focus()
    }
    file?.removeAttribute('aria-invalid')
    latest += 1
    const mine = latest
    if (again) again.hidden = true
    show({ text: texts.checking ?? '' })
    const bytes = await chosen.arrayBuffer().catch(() => null)
    if (mine !== latest) return
    if (bytes === null) return show({ text: texts.unreadable ?? '' })
    const typed = key?.value.trim() ?? ''
    const answer = await inWorker(new Uint8Array(bytes), typed)
    if (mine !== latest) return
    if (answer === null) {
      if (again) again.hidden = false
      return show({ text: texts.notLoaded ?? '' })
    }
    const right = answer.findings.length === 0
    show({ text: (right ? texts.right : texts.wrong) ?? '', answer, typed })
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void check()
  })
  again?.addEventListener('click', () => void check())
}

/** Null if the script of the worker cannot be loaded, or fails. */
function inWorker(file: Uint8Array<ArrayBuffer>, key: string): Promise<Answer | null> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./check-worker.ts', import.meta.url), { type: 'module' })
    const end = (answer: Answer | null) => {
      worker.terminate()
      resolve(answer)
    }
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => end(data))
    worker.addEventListener('error', () => end(null))
    worker.postMessage({ file, key }, [file.buffer])
  })
}

interface Shown {
  text: string
  answer?: Answer
  /** The key as typed. */
  typed?: string
}

/** Returns a function that shows a result in the live region of the page. */
function resultOf(form: HTMLFormElement): (shown: Shown) => void {
  const texts = form.dataset
  const result = form.querySelector<HTMLElement>('[data-result]')
  const message = form.querySelector<HTMLElement>('[data-message]')
  const facts = form.querySelector<HTMLElement>('[data-facts]')
  return ({ text, answer, typed = '' }) => {
    if (!result || !message || !facts) return
    result.dataset.shown = answer ? (answer.findings.length === 0 ? 'right' : 'wrong') : ''
    message.textContent = text
    facts.hidden = answer === undefined
    if (answer) fillFacts(facts, answer, rowText(texts, answer, typed), texts)
    result.scrollIntoView({ block: 'nearest' })
  }
}

function rowText(texts: DOMStringMap, { row }: Answer, typed: string): string {
  if (typed === '') return ''
  if (row === null) return texts.noRow ?? ''
  const { number, unit, category } = row
  const template = unit === '' ? texts.rowWithoutSeat : texts.rowWithSeat
  return fill(template ?? '', { row: String(number), unit, category })
}

function fillFacts(facts: HTMLElement, answer: Answer, row: string, texts: DOMStringMap): void {
  const { size, fileHash, findings } = answer
  const locale = documentLocale()
  const counts = size ? [size.rows, size.units, size.seats].map((count) => formatNumber(count, locale)).join(' · ') : ''
  for (const [name, value] of Object.entries({ row, size: counts, hash: `SHA-256 ${fileHash}` })) {
    const place = facts.querySelector<HTMLElement>(`[data-fact="${name}"]`)
    if (place) place.hidden = value === ''
    const cell = place?.querySelector('dd')
    if (cell) cell.textContent = value
  }
  const wrong = new Set(findings.map(({ check }) => check))
  for (const check of CHECKS) {
    const line = facts.querySelector<HTMLElement>(`[data-check="${check}"]`)
    const outcome = wrong.has(check) ? 'failed' : size === null && check !== 'hash' ? 'notChecked' : 'passed'
    if (line) line.dataset.outcome = outcome
    const mark = line?.querySelector('strong')
    if (mark) mark.textContent = texts[outcome] ?? ''
  }
  const list = facts.querySelector<HTMLElement>('[data-findings]')
  if (list) list.hidden = findings.length === 0
  list?.querySelector('ul')?.replaceChildren(...findings.slice(0, SHOWN_FINDINGS).map((finding) => lineOf(finding)))
}

function lineOf(finding: Answer['findings'][number]): HTMLLIElement {
  const line = document.createElement('li')
  line.textContent = findingText(finding)
  return line
}
