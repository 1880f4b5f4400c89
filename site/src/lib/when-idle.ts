/** Runs a function when the page has loaded and the browser is idle. */
export function whenIdle(run: () => void): void {
  const wait = () =>
    'requestIdleCallback' in window ? requestIdleCallback(run, { timeout: 5000 }) : setTimeout(run, 1000)
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
}
