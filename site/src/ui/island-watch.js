// Replaces the loading message of an island if its scripts fail to load.
function showFailure() {
  const failed = document.querySelector('[data-island-failed]')
  if (failed === null) return
  document.querySelector('[data-island-loading]')?.remove()
  failed.hidden = false
  failed.querySelector('button').onclick = () => location.reload()
}

addEventListener('astro:hydration-error', showFailure)
// Astro's inline loader did not run.
if (!customElements.get('astro-island')) showFailure()

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
