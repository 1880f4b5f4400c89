// Links keep the path to return to; the island presses the last button again.
addEventListener('click', ({ target }) => {
  const pressed = target.closest('astro-island[ssr] :is(button, [data-keeps-next])')
  if (pressed === null) return
  if (pressed.href) pressed.search = location.search
  else {
    document.querySelector('[data-pressed]')?.removeAttribute('data-pressed')
    pressed.dataset.pressed = ''
  }
})
