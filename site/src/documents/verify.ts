// Checks a document by the token in the address (from its QR code), by its code, or by the SHA-256 of a file. The file
// itself stays on the device.
import { typedCode } from '@pravesh/shared/documents/document-code'
import { translateWith } from '@pravesh/shared/platform/translate'
import { callApi } from '../lib/api.ts'
import { documentLocale } from '../lib/document-locale.ts'
import { sha256Of } from './sha256-of.ts'
import { tokenIn } from './token-in.ts'
import { factsOf } from './verified-facts.ts'

/** Statuses of a document that is not genuine: unknown, or evidence that no document has. */
const NOT_GENUINE: readonly number[] = [400, 404]

const place = document.querySelector<HTMLElement>('[data-verify]')
if (place) watch(place)

function watch(place: HTMLElement): void {
  const { verify = '', titles = '{}', translations = '{}', ...texts } = place.dataset
  const translate = translateWith(JSON.parse(translations))
  const result = place.querySelector<HTMLElement>('[data-result]')
  const message = place.querySelector<HTMLElement>('[data-message]')
  const list = place.querySelector<HTMLElement>('[data-facts]')
  const field = place.querySelector<HTMLInputElement>('[name="code"]')
  const input = place.querySelector<HTMLInputElement>('[type="file"]')
  /** Counts checks, so that a late answer does not replace a newer one. */
  let latest = 0

  function show(text: string, outcome = '', facts: Record<string, string> = {}): void {
    if (!result || !message || !list) return
    result.dataset.shown = outcome
    message.textContent = text
    list.hidden = Object.keys(facts).length === 0
    for (const row of list.querySelectorAll<HTMLElement>('[data-row]')) {
      const value = facts[row.dataset.row ?? ''] ?? ''
      const cell = row.querySelector('dd')
      if (cell) cell.textContent = value
      row.hidden = value === ''
    }
    // After a choice of a file on a phone it would be out of sight.
    result.scrollIntoView({ block: 'nearest' })
  }

  async function check(body: Record<string, string>): Promise<void> {
    latest += 1
    const mine = latest
    show(texts.checking ?? '')
    const reply = await callApi({ method: 'post', path: verify, body, offline: texts.offline ?? '' })
    if (mine !== latest) return
    if (reply.ok) {
      show(translate(reply.msg), 'genuine', factsOf(reply.body.result, JSON.parse(titles), documentLocale()))
    } else if (NOT_GENUINE.includes(reply.status)) show(texts.unknown ?? '', 'unknown')
    else show(translate(reply.msg))
  }

  async function checkFile(file: File | undefined): Promise<void> {
    if (!file) return
    if (field) field.value = ''
    const sha256 = await sha256Of(file)
    if (sha256 === null) show(texts.unreadable ?? '')
    else await check({ sha256 })
  }

  function checkAddress(): void {
    const token = tokenIn(location.hash)
    if (token !== null) void check({ token })
  }

  place.querySelector('[data-code]')?.addEventListener('submit', (event) => {
    event.preventDefault()
    const typed = field?.value.trim() ?? ''
    const code = typedCode(typed)
    latest += 1
    if (typed === '') show(texts.empty ?? '')
    else if (code === null) show(texts.incomplete ?? '')
    else void check({ code })
    if (input) input.value = ''
  })
  input?.addEventListener('change', () => void checkFile(input.files?.[0]))
  const drop = place.querySelector<HTMLElement>('[data-drop]')
  drop?.addEventListener('dragover', (event) => {
    event.preventDefault()
    drop.dataset.over = ''
  })
  drop?.addEventListener('dragleave', () => delete drop.dataset.over)
  drop?.addEventListener('drop', (event) => {
    event.preventDefault()
    delete drop.dataset.over
    void checkFile(event.dataTransfer?.files[0])
  })
  addEventListener('hashchange', checkAddress)
  checkAddress()
}
