let isPressed = false

if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', () => (isPressed = true), true)
  for (const end of ['pointerup', 'pointercancel']) document.addEventListener(end, () => (isPressed = false), true)
}

/**
 * Runs a function after the current pointer press and its click, or in the next task if there is none. A message that
 * appeared between press and release would move the button away from the finger.
 */
export function afterPress(run: () => void): void {
  if (!isPressed) {
    setTimeout(run)
    return
  }
  const end = new AbortController()
  const done = () => {
    end.abort()
    setTimeout(run)
  }
  for (const name of ['pointerup', 'pointercancel']) document.addEventListener(name, done, { signal: end.signal })
}
