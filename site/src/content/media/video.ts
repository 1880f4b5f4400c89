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
    on.replaceChildren(videoFrame ? frameOf(videoFrame, videoTitle) : fileOf(link, on))
    dialog?.showModal()
  })
}

function frameOf(src: string, title: string): HTMLElement {
  const frame = Object.assign(document.createElement('iframe'), { src, title, allowFullscreen: true })
  frame.allow = 'autoplay; fullscreen; picture-in-picture'
  frame.referrerPolicy = 'strict-origin-when-cross-origin'
  return frame
}

/** The press that opens the dialog starts the video; nothing of it is loaded before. */
function fileOf(link: HTMLAnchorElement, on: HTMLElement): HTMLElement {
  const { videoFile = '', videoTitle = '', videoWidth, videoHeight } = link.dataset
  const video = document.createElement('video')
  Object.assign(video, { src: videoFile, controls: true, autoplay: true, preload: 'none', poster: stillOf(link) })
  video.setAttribute('aria-label', videoTitle)
  if (videoWidth && videoHeight) Object.assign(video, { width: Number(videoWidth), height: Number(videoHeight) })
  video.append(...captionsOf(link))
  video.onerror = () => {
    if (!video.isConnected) return
    video.replaceWith(Object.assign(document.createElement('p'), { textContent: on.dataset.failed }))
  }
  return video
}

/** The still picture as the page has loaded it, or its blurred one. */
function stillOf(link: HTMLAnchorElement): string {
  const still = link.querySelector<HTMLImageElement>('picture img')
  const blur = link.querySelector<HTMLImageElement>('img.blur')
  return still?.currentSrc || blur?.src || ''
}

/** Switched on; visitors switch them off in the player. */
function captionsOf(link: HTMLAnchorElement): HTMLTrackElement[] {
  const { captions: src, captionsLanguage: srclang = '', captionsLabel: label = '' } = link.dataset
  if (!src) return []
  return [Object.assign(document.createElement('track'), { kind: 'captions', src, srclang, label, default: true })]
}

export {}
