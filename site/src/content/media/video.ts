// Loads a player from the video's host only on request, and removes it when the dialog closes.
const dialog = document.querySelector<HTMLDialogElement>('dialog#video')
const heading = dialog?.querySelector('h2')
const stage = dialog?.querySelector<HTMLElement>('.stage')

if (dialog && heading && stage) {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-video-title]')) offer(link, stage)
  dialog.addEventListener('close', () => stage.replaceChildren())
}

function offer(link: HTMLAnchorElement, on: HTMLElement): void {
  const { videoFrame, videoFile, videoTitle = '' } = link.dataset
  if (!videoFrame && !videoFile) return
  link.querySelector('.visually-hidden')?.remove()
  link.querySelector('svg:last-of-type:not(:first-of-type)')?.remove()
  link.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    if (heading) heading.textContent = videoTitle
    on.replaceChildren(videoFrame ? frameOf(videoFrame, videoTitle) : fileOf(videoFile ?? '', on))
    dialog?.showModal()
  })
}

function frameOf(src: string, title: string): HTMLElement {
  const frame = Object.assign(document.createElement('iframe'), { src, title, allowFullscreen: true })
  frame.allow = 'autoplay; fullscreen; picture-in-picture'
  frame.referrerPolicy = 'strict-origin-when-cross-origin'
  return frame
}

function fileOf(src: string, on: HTMLElement): HTMLElement {
  const video = Object.assign(document.createElement('video'), { src, controls: true, autoplay: true })
  video.onerror = () => {
    if (!video.isConnected) return
    video.replaceWith(Object.assign(document.createElement('p'), { textContent: on.dataset.failed }))
  }
  return video
}

export {}
