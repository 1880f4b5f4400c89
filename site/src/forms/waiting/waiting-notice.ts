import './waiting-notice.css'
import { documentLocale } from '../../lib/document-locale.ts'
import type { BusyPortal } from '../../lib/in-turn.ts'
import { waitingWords } from './words/words.ts'

interface Wait {
  /** `performance.now()` at its end. */
  end: number
  settle: (goesOn: boolean) => void
}

/** Phones that were refused at the same time come back at different times. */
const SPREAD = 0.25

const waits = new Set<Wait>()
let notice: Notice | null = null
let ticks: ReturnType<typeof setInterval> | null = null

/**
 * Waits and says so, with a countdown. Resolves to whether the request is to be sent again: false if the person stops
 * waiting or the request is no longer wanted.
 */
export function waitForTurn({ seconds, signal }: BusyPortal): Promise<boolean> {
  if (signal?.aborted) return Promise.resolve(false)
  const wait = Promise.withResolvers<boolean>()
  const entry = { end: performance.now() + seconds * 1000 * (1 + SPREAD * Math.random()), settle: wait.resolve }
  const abort = () => entry.settle(false)
  signal?.addEventListener('abort', abort, { once: true })
  waits.add(entry)
  update()
  ticks ??= setInterval(update, 1000)
  return wait.promise.finally(() => {
    signal?.removeEventListener('abort', abort)
    waits.delete(entry)
    update()
  })
}

function update(): void {
  const now = performance.now()
  for (const { end, settle } of waits) if (end <= now) settle(true)
  if (waits.size === 0) {
    if (ticks !== null) clearInterval(ticks)
    ticks = null
    notice?.element.remove()
    notice = null
    return
  }
  notice ??= openNotice()
  const left = Math.min(...[...waits].map(({ end }) => end)) - now
  notice.show(Math.max(0, Math.ceil(left / 1000)))
}

interface Notice {
  element: HTMLElement
  show: (seconds: number) => void
}

function openNotice(): Notice {
  const words = waitingWords(documentLocale())
  const element = document.createElement('section')
  element.className = 'waiting-notice'
  element.setAttribute('aria-label', words.title)
  const title = Object.assign(document.createElement('strong'), { textContent: words.title })
  const text = document.createElement('p')
  // Screen readers hear when the wait begins, not each second of it.
  const spoken = Object.assign(document.createElement('p'), { className: 'visually-hidden', role: 'status' })
  text.ariaHidden = 'true'
  element.append(title, text, spoken, button(words.now, true), button(words.stop, false))
  // A dialog makes everything outside of it inert.
  const parent = document.querySelector('dialog:modal') ?? document.body
  parent.append(element)
  let isSpoken = false
  return {
    element,
    show(seconds) {
      text.textContent = seconds === 0 ? words.sending : words.goesOn.replace('{n}', String(seconds))
      if (!isSpoken) spoken.textContent = `${words.title}. ${text.textContent}`
      isSpoken = true
    },
  }
}

function button(label: string, goesOn: boolean): HTMLButtonElement {
  const made = Object.assign(document.createElement('button'), { type: 'button', textContent: label })
  made.addEventListener('click', () => {
    for (const { settle } of waits) settle(goesOn)
  })
  return made
}
