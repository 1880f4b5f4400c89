const MOVE_ON_MS = 3000
const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)')

/** Adds buttons to a strip of pictures, which scrolls without a script too. */
function enhance(root: HTMLElement): void {
  const track = root.querySelector<HTMLElement>('.strip')
  const controls = root.querySelector<HTMLElement>('.carousel-controls')
  if (!track || !controls) return
  const count = track.children.length
  const counter = controls.querySelector('[data-count]')
  const position = () => Math.round(track.scrollLeft / track.clientWidth)
  const scrollTo = (index: number, behavior: ScrollBehavior) =>
    track.scrollTo({ left: index * track.clientWidth, behavior })
  const show = (index: number) => {
    // Backwards from the first picture, the strip starts from its copy at the end.
    if (index < 0) scrollTo(count, 'instant')
    scrollTo(index < 0 ? count - 1 : index, reducedMotion.matches ? 'instant' : 'smooth')
  }
  const copy = track.firstElementChild?.cloneNode(true)
  if (copy instanceof HTMLElement) {
    copy.ariaHidden = 'true'
    copy.inert = true
    track.append(copy)
  }

  controls.hidden = false
  for (const button of controls.querySelectorAll<HTMLElement>('[data-step]')) {
    button.onclick = () => show(position() + Number(button.dataset.step))
  }
  track.addEventListener('scroll', () => {
    if (counter) counter.textContent = `${(position() % count) + 1} / ${count}`
    // The copy of the first picture is in view: continue from the first one, which looks the same.
    if (track.scrollLeft >= count * track.clientWidth - 1) scrollTo(0, 'instant')
  })
  if (root.dataset.carousel === 'auto') autoplay(root, () => show(position() + 1))
}

/** Advances every three seconds. Pauses on hover, focus and request, and for users who prefer reduced motion. */
function autoplay(root: HTMLElement, next: () => void): void {
  const button = root.querySelector<HTMLElement>('[data-pause]')
  let paused = reducedMotion.matches
  const label = { pause: button?.ariaLabel ?? '', play: button?.dataset.playLabel ?? '' }
  const updateButton = () => {
    if (!button) return
    button.toggleAttribute('data-paused', paused)
    button.ariaLabel = paused ? label.play : label.pause
  }
  if (button) {
    button.onclick = () => {
      paused = !paused
      updateButton()
    }
  }
  reducedMotion.addEventListener('change', () => {
    paused = reducedMotion.matches
    updateButton()
  })
  updateButton()
  setInterval(() => {
    if (!paused && !document.hidden && !root.matches(':hover, :focus-within')) next()
  }, MOVE_ON_MS)
}

for (const root of document.querySelectorAll<HTMLElement>('[data-carousel]')) enhance(root)
