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
