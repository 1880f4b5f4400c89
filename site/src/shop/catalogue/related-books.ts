// Loads the titles beside a book when the page is idle, because a published page would show outdated stock. Without this
// script, a link leads to the same books in the catalogue.
import { callApi } from '../../lib/api.ts'
import { whenIdle } from '../../lib/when-idle.ts'
import { showBooks } from './book-list.ts'
import { type ListedNames, listedBooks } from './listed-books.ts'

/** Two rows on a desktop. */
const MAX_SHOWN = 6

const section = document.querySelector<HTMLElement>('[data-related]')
const list = document.querySelector<HTMLElement>('#related-books')
if (section && list) whenIdle(() => void load(section, list))

async function load(section: HTMLElement, list: HTMLElement): Promise<void> {
  const { related: path = '', names = '{}' } = section.dataset
  const { ok, body } = await callApi({ method: 'get', path, offline: '' })
  // The first one is the book of this page.
  const others = ok ? listedBooks(body.result, JSON.parse(names) as ListedNames).slice(1, 1 + MAX_SHOWN) : []
  if (others.length === 0) return
  showBooks(list, others)
  section.hidden = false
}
