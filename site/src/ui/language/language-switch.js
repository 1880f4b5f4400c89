// Leads to the address in the window in another language, which may have more than the page's own path, and keeps what was typed.
// A choice is remembered for the start page. Payment providers lead back to one address for all languages, where the tab goes on in
// the language that it had. (decision 90)

const links = [...document.querySelectorAll('a[data-language]')]
const current = links.find((link) => link.ariaCurrent)
/** The path of the page in the default language. */
const page = location.pathname.slice(current.dataset.prefix.length) || '/'
/** Never secrets and codes. */
const FIELDS =
  'main :is(input:not([type=password], [type=hidden], [type=file], [autocomplete=one-time-code], [autocomplete*=password]), textarea, select)[name]'

/** Follows a link of the switch. */
export function leaveFor({ dataset: { language, prefix } }) {
  try {
    localStorage.language = language
    sessionStorage.language = language
    const values = [...document.querySelectorAll(FIELDS)]
      .filter((field) => (isChoice(field) ? field.checked : field.value !== ''))
      .map(({ name, value }) => [name, value])
    if (values.length > 0) sessionStorage.typed = JSON.stringify({ page, values })
  } catch {
    // Where the browser keeps nothing, a link is a link.
  }
  location.assign(addressIn(prefix))
}

const addressIn = (prefix) => (page === '/' && prefix ? prefix : prefix + page) + location.search + location.hash

/** The language that the tab had, or that was chosen before, where the address has none. */
function goOn() {
  const isStart = location.pathname === '/'
  const isArriving = isStart && !document.referrer.startsWith(`${location.origin}/`)
  const wanted = isArriving ? localStorage.language : !isStart && sessionStorage.language
  const other = links.find(({ dataset, ariaCurrent }) => dataset.language === wanted && !ariaCurrent)
  if (other) return location.replace(addressIn(other.dataset.prefix))
  sessionStorage.language = current.dataset.language
}

/** Enters once what was typed into this page in another language, where nothing has been typed yet. */
function restoreTyped() {
  const typed = JSON.parse(sessionStorage.typed ?? 'null')
  sessionStorage.removeItem('typed')
  if (typed?.page !== page) return
  for (const field of document.querySelectorAll(FIELDS)) {
    for (const [name, value] of typed.values) if (field.name === name) enter(field, value)
  }
}

function enter(field, value) {
  if (isChoice(field)) {
    if (field.value === value && !field.checked) field.click()
    return
  }
  if (field.tagName === 'SELECT' ? field.value === value : field.value !== '') return
  // A form of an island learns of it as of typing: past React's own setter, which would hide the change.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value)
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}

const isChoice = ({ type }) => type === 'radio' || type === 'checkbox'

try {
  // The address of a payment has a query.
  if (/^\/$|^\/(success|failure)\?/.test(location.pathname + location.search)) goOn()
  restoreTyped()
} catch {
  // The same.
}
