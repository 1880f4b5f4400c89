/** How the page plays a video: in a frame of its host, or as a file. */
export interface VideoPlayer {
  kind: 'frame' | 'file'
  src: string
}

const YOUTUBE = /^(?:www\.|m\.)?(?:youtube\.com|youtube-nocookie\.com)$/

/** The player for a video's URL; null if the page can only link to it. */
export function videoPlayer(address: string): VideoPlayer | null {
  const base = 'https://site.invalid'
  if (!URL.canParse(address, base)) return null
  const url = new URL(address, base)
  if (url.protocol !== 'https:') return null
  if (/\.(mp4|webm)$/i.test(url.pathname)) return { kind: 'file', src: address }
  const youtube = youtubeId(url)
  if (youtube) return { kind: 'frame', src: `https://www.youtube-nocookie.com/embed/${youtube}?autoplay=1` }
  const vimeo = /^(?:www\.|player\.)?vimeo\.com$/.test(url.hostname) && /\/(\d+)/.exec(url.pathname)?.[1]
  return vimeo ? { kind: 'frame', src: `https://player.vimeo.com/video/${vimeo}?autoplay=1&dnt=1` } : null
}

function youtubeId(url: URL): string | null {
  const id =
    url.hostname === 'youtu.be'
      ? url.pathname.slice(1)
      : YOUTUBE.test(url.hostname)
        ? (url.searchParams.get('v') ?? /^\/(?:embed|shorts|live)\/([^/]+)/.exec(url.pathname)?.[1])
        : null
  return id && /^[\w-]{6,20}$/.test(id) ? id : null
}
