let isPressed = false

if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', () => (isPressed = true), true)
  for (const end of ['pointerup', 'pointercancel']) document.addEventListener(end, () => (isPressed = false), true)
}

/**
 * Runs once the press that is under way has ended, click and all; soon when there is none. A message that appeared between the two
 * halves of a click would move what is clicked away from under the finger.
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
