// Checks a document by the token in the address (from its QR code), by its code, or by the SHA-256 of a file. The file
// itself stays on the device.
import { typedCode } from '@pravesh/shared/documents/document-code'
import { callApi } from '../lib/api.ts'
import { documentLocale } from '../lib/document-locale.ts'
import { sha256Of } from './sha256-of.ts'
import { tokenIn } from './token-in.ts'
import { factsOf } from './verified-facts.ts'
import { verifyResult } from './verify-result.ts'

/** Statuses of a document that is not genuine: unknown, or evidence that no document has. */
const NOT_GENUINE: readonly number[] = [400, 404]

const place = document.querySelector<HTMLElement>('[data-verify]')
if (place) watch(place)

function watch(place: HTMLElement): void {
  const { verify = '', titles = '{}', ...texts } = place.dataset
  const show = verifyResult(place)
  const field = place.querySelector<HTMLInputElement>('[name="code"]')
  const error = place.querySelector<HTMLElement>('[data-error]')
  const input = place.querySelector<HTMLInputElement>('[type="file"]')
  /** Counts checks, so that a late answer does not replace a newer one. */
  let latest = 0

  /** `subject` names the file or the code in the result. */
  async function check(body: Record<string, string>, subject = ''): Promise<void> {
    latest += 1
    const mine = latest
    show({ text: texts.checking ?? '', subject })
    const reply = await callApi({ method: 'post', path: verify, body, offline: texts.offline ?? '' })
    if (mine !== latest) return
    if (reply.ok) {
      const facts = factsOf(reply.body.result, JSON.parse(titles), documentLocale())
      show({ text: reply.msg, subject, outcome: 'genuine', facts })
    } else if (NOT_GENUINE.includes(reply.status)) {
      show({ text: texts.unknown ?? '', subject, outcome: 'unknown' })
    } else show({ text: reply.msg, subject, again: () => void check(body, subject) })
  }

  async function checkFile(file: File | undefined): Promise<void> {
    if (!file) return
    latest += 1
    const mine = latest
    if (field) field.value = ''
    showError('')
    const sha256 = await sha256Of(file)
    if (mine !== latest) return
    if (sha256 === null) show({ text: texts.unreadable ?? '', subject: file.name })
    else await check({ sha256 }, file.name)
  }

  function checkCode(): void {
    const typed = field?.value.trim() ?? ''
    const code = typedCode(typed)
    latest += 1
    if (input) input.value = ''
    showError(code === null ? ((typed === '' ? texts.empty : texts.incomplete) ?? '') : '')
    if (code !== null) void check({ code }, typed)
    else field?.focus()
  }

  /** At the field, which keeps what was typed. */
  function showError(text: string): void {
    if (error) error.textContent = text
    if (text === '') return void field?.removeAttribute('aria-invalid')
    field?.setAttribute('aria-invalid', 'true')
    show(null)
  }

  function checkAddress(): void {
    const token = tokenIn(location.hash)
    if (token !== null) void check({ token })
  }

  place.querySelector('[data-code]')?.addEventListener('submit', (event) => {
    event.preventDefault()
    checkCode()
  })
  field?.addEventListener('input', () => {
    if (field.ariaInvalid === 'true' && typedCode(field.value) !== null) showError('')
  })
  input?.addEventListener('change', () => void checkFile(input.files?.[0]))
  acceptDrops(place.querySelector<HTMLElement>('[data-drop]'), (file) => void checkFile(file))
  addEventListener('hashchange', checkAddress)
  checkAddress()
}

/** A file may be dropped anywhere: beside the marked area the browser would open it and leave the page. */
function acceptDrops(area: HTMLElement | null, onFile: (file: File | undefined) => void): void {
  const hasFile = (event: DragEvent) => event.dataTransfer?.types.includes('Files') === true
  addEventListener('dragover', (event) => {
    if (!hasFile(event)) return
    event.preventDefault()
    if (area) area.dataset.over = ''
  })
  addEventListener('dragleave', () => delete area?.dataset.over)
  addEventListener('drop', (event) => {
    if (!hasFile(event)) return
    event.preventDefault()
    delete area?.dataset.over
    onFile(event.dataTransfer?.files[0])
  })
}
