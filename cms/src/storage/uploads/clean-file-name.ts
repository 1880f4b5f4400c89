const MAX_LENGTH = 100

/** Control, invisible and text direction characters, and characters with a meaning in paths. */
const UNSAFE_CHARACTERS = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}<>:"|?*]/gu

/** Sanitises the original name of a file so that it can be displayed and saved anywhere. Keeps the extension. */
export function cleanFileName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  const clean = last.replace(UNSAFE_CHARACTERS, '').replace(/\s+/g, ' ').trim()
  const dot = clean.lastIndexOf('.')
  const [stem, ending] = dot < 0 ? [clean, ''] : [clean.slice(0, dot), clean.slice(dot)]
  return ([...stem].slice(0, MAX_LENGTH).join('').replace(/^\.+/, '').trim() || 'document') + ending.slice(0, 10)
}

/** Sets the extension of a file name to that of the stored type, because a picture may have been converted. */
export function withEnding(name: string, ending: string): string {
  const stem = name.replace(/\.[^.]*$/, '')
  const isSame = name.toLowerCase().endsWith(`.${ending}`) || (ending === 'jpg' && /\.jpeg$/i.test(name))
  return isSame ? name : `${stem}.${ending}`
}
