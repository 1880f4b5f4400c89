// Loads the player from the video's host only on request, and removes it when the dialog closes.
const link = document.querySelector<HTMLAnchorElement>('a[data-video-src]')
const dialog = document.querySelector<HTMLDialogElement>('dialog#video')
const stage = dialog?.querySelector('.stage')

if (link && dialog && stage) {
  link.querySelector('.visually-hidden')?.remove()
  link.querySelector('svg:last-of-type:not(:first-of-type)')?.remove()
  link.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    stage.replaceChildren(playerFor(link, dialog.querySelector('h2')?.textContent ?? ''))
    dialog.showModal()
  })
  dialog.addEventListener('close', () => stage.replaceChildren())
}

function playerFor({ dataset }: HTMLAnchorElement, title: string): HTMLElement {
  const src = dataset.videoSrc ?? ''
  if (dataset.video === 'file')
    return Object.assign(document.createElement('video'), { src, controls: true, autoplay: true })
  const frame = Object.assign(document.createElement('iframe'), { src, title, allowFullscreen: true })
  frame.allow = 'autoplay; fullscreen; picture-in-picture'
  frame.referrerPolicy = 'strict-origin-when-cross-origin'
  return frame
}

export {}
