// Puts books into the basket: one copy of a title, or one of each title of a semester.
import { type AddRefusal, addCopy, mergeBaskets } from '@pravesh/shared/shop/basket/basket'
import { callApi } from '../../lib/api.ts'
import { changeBasket } from '../../ui/basket/basket.ts'
import { rememberPrices } from '../../ui/basket/stored-basket.ts'
import { notify } from '../../ui/notify.ts'
import { semesterItems } from '../buy/semester-items.ts'
import { type ListedNames, listedBooks } from './listed-books.ts'

/** `{name}` is a title or semester, `{n}` a number of copies or titles. */
type Text = 'added' | 'copies' | 'mostCopies' | 'mostTitles' | 'semester' | 'noBooks' | 'notStored' | 'offline'

const texts = JSON.parse(
  document.querySelector<HTMLElement>('[data-basket-texts]')?.dataset.basketTexts ?? '{}',
) as Record<Text, string>

document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-add], [data-add-semester]') : null
  if (button) void add(button)
})

async function add(button: HTMLElement): Promise<void> {
  if (button.ariaDisabled === 'true') return
  button.ariaDisabled = 'true'
  const { add: bookId } = button.dataset
  say(await (bookId === undefined ? addSemester(button.dataset) : addTitle(bookId, button.dataset)), button.dataset)
  button.ariaDisabled = null
}

interface Outcome {
  text: Text
  n?: number
  /** Of the server, instead of the text. */
  msg?: string
}

async function addTitle(bookId: string, { price }: DOMStringMap): Promise<Outcome> {
  let refusal: AddRefusal | null = null
  let n = 0
  const { ok, msg } = await changeBasket((lines) => {
    const added = addCopy(lines, bookId)
    refusal = added.refusal
    n = added.lines.find((line) => line.bookId === bookId)?.units ?? 0
    return refusal === null ? added.lines : lines
  })
  if (!ok) return { text: 'notStored', msg }
  if (refusal !== null) return { text: refusal === 'titles' ? 'mostTitles' : 'mostCopies' }
  rememberPrices({ [bookId]: Number(price) })
  return { text: n === 1 ? 'added' : 'copies', n }
}

async function addSemester({ addSemester: path = '', names = '{}' }: DOMStringMap): Promise<Outcome> {
  const { ok: isFound, body } = await callApi({ method: 'get', path, offline: '' })
  if (!isFound) return { text: 'offline' }
  const books = listedBooks(body.result, JSON.parse(names) as ListedNames)
  const priceOf = new Map(books.filter(({ copies }) => copies > 0).map(({ id, pricePaise }) => [id, pricePaise]))
  const newer = semesterItems(books).filter(({ bookId }) => priceOf.has(bookId))
  if (newer.length === 0) return { text: 'noBooks' }
  let isFull = false
  const { ok, msg } = await changeBasket((older) => {
    const { lines, leftOut } = mergeBaskets({ newer, older })
    isFull = leftOut.length > 0
    return isFull ? older : lines
  })
  if (!ok) return { text: 'notStored', msg }
  if (isFull) return { text: 'mostTitles' }
  rememberPrices(Object.fromEntries(newer.map(({ bookId }) => [bookId, priceOf.get(bookId) ?? 0])))
  return { text: 'semester', n: newer.length }
}

function say({ text, n = 0, msg = '' }: Outcome, { name = '' }: DOMStringMap): void {
  notify(msg || texts[text].replace('{name}', () => name).replace('{n}', String(n)))
}
