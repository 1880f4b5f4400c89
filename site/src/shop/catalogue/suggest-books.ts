// Suggests books while someone types in the search field. Without this script, the form opens the page of results.
import { callApi } from '../../lib/api.ts'
import { showBooks } from './book-list.ts'
import { type ListedNames, listedBooks } from './listed-books.ts'

/** Pause in typing before a request. */
const DEBOUNCE_MS = 200

const field = document.querySelector<HTMLInputElement>('[data-suggest]')
const list = document.querySelector<HTMLElement>('#book-suggestions')
const status = document.querySelector<HTMLElement>('[data-suggest-status]')
if (field && list && status) suggest(field, list, status)

function suggest(field: HTMLInputElement, list: HTMLElement, status: HTMLElement): void {
  const {
    suggest: call = '',
    names = '{}',
    meant = '',
    offline = '',
    none = '',
    some = '',
    instead = '',
  } = field.dataset
  let timer: ReturnType<typeof setTimeout> | undefined
  let running = new AbortController()

  field.addEventListener('input', () => {
    const text = field.value.trim()
    if (text === '') return stop()
    clearTimeout(timer)
    running.abort()
    timer = setTimeout(() => void ask(text), DEBOUNCE_MS)
  })
  field.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') stop()
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    links()[0]?.focus()
  })
  list.addEventListener('keydown', (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const at = links().findIndex((link) => link.matches(':focus')) + step
    ;(at < 0 ? field : links()[at])?.focus()
  })

  function stop() {
    clearTimeout(timer)
    running.abort()
    show([], '')
  }

  async function ask(text: string): Promise<void> {
    running = new AbortController()
    const { signal } = running
    const path = call.replace('{text}', encodeURIComponent(text))
    const { ok, body } = await callApi({ method: 'get', path, offline, background: true, signal })
    if (signal.aborted) return
    const books = ok ? listedBooks(body.result, JSON.parse(names) as ListedNames) : []
    const found = books.length === 0 ? none : some.replace('{n}', String(books.length))
    const other = ok && body[meant] ? `${instead.replace('{meant}', () => String(body[meant]))} ` : ''
    show(books, ok ? other + found : offline)
  }

  function show(books: ReturnType<typeof listedBooks>, text: string): void {
    showBooks(list, books)
    status.textContent = text
  }
  const links = () => [...list.querySelectorAll('a')]
}
