/** The palette of all pictures: paper, indigo, marigold and a few quiet warm tones. */
export const ink = {
  deepest: '#121a40',
  deep: '#1f2a5a',
  mid: '#34427c',
  soft: '#5d6a9e',
  pale: '#a9b2d0',
  mist: '#d5daea',
}
export const paper = { bright: '#fffdf7', base: '#fbf8f1', warm: '#f5ecd9', shade: '#e6d9c0', deep: '#cdbb9a' }
export const marigold = { light: '#f9c866', base: '#f2a413', deep: '#cf7f0a' }
export const brick = { light: '#cf7a58', base: '#b5553a', deep: '#8a3a2b', dark: '#64291f' }
export const leaf = { light: '#9dae5c', base: '#6b8a45', deep: '#3f6440', dark: '#274636' }
export const sky = { light: '#e3ecee', base: '#bcd6dc', deep: '#86aebd', dark: '#57829a' }
export const wood = { light: '#b98552', base: '#8f5f38', deep: '#664026', dark: '#432a1c' }
export const skins = ['#8f5d3f', '#a97149', '#6f472f', '#bf8b5e', '#7d5138', '#9c6743']
export const hair = { black: '#1e1a26', brown: '#33242a', grey: '#94919a' }

/** Mixes two `#rrggbb` colours; `share` is the proportion of the second. */
export function mix(first: string, second: string, share: number): string {
  const channel = (colour: string, at: number): number => Number.parseInt(colour.slice(at, at + 2), 16)
  const mixed = [1, 3, 5].map((at) => Math.round(channel(first, at) * (1 - share) + channel(second, at) * share))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** A colour in shadow: cooler and darker, towards indigo. */
export function shaded(colour: string, amount = 0.28): string {
  return mix(colour, ink.deep, amount)
}

/** A colour in sunlight: warmer and lighter. */
export function sunlit(colour: string, amount = 0.3): string {
  return mix(colour, '#fff3d2', amount)
}
