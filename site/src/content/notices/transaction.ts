// The address names the transaction; an address without one leads to the error page. (spec 1, 4)
const place = document.querySelector<HTMLElement>('[data-transaction]')
const id = new URLSearchParams(location.search).get('id') ?? ''

if (place && !/^[\w-]{1,64}$/.test(id)) {
  location.replace(place.dataset.transaction ?? '/')
} else if (place) {
  const text = place.querySelector('[data-transaction-id]')
  if (text) text.textContent = id
  place.hidden = false
}

export {}
