const LONGEST = 100

/** Characters that end lines, hide, or turn the direction of writing, and those that paths are made of. */
const UNSEEMLY = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}<>:"|?*]/gu

/** The name a file had on its owner's phone, as it can be shown and saved anywhere; its ending stays. */
export function cleanFileName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  const clean = last.replace(UNSEEMLY, '').replace(/\s+/g, ' ').trim()
  const dot = clean.lastIndexOf('.')
  const [stem, ending] = dot < 0 ? [clean, ''] : [clean.slice(0, dot), clean.slice(dot)]
  return ([...stem].slice(0, LONGEST).join('').replace(/^\.+/, '').trim() || 'document') + ending.slice(0, 10)
}

/** The name with the ending that what is stored needs; a picture may have become one of another type. */
export function withEnding(name: string, ending: string): string {
  const stem = name.replace(/\.[^.]*$/, '')
  const isSame = name.toLowerCase().endsWith(`.${ending}`) || (ending === 'jpg' && /\.jpeg$/i.test(name))
  return isSame ? name : `${stem}.${ending}`
}
