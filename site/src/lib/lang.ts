const SCRIPTS = [
  { lang: 'bn', letters: /\p{Script=Bengali}/u },
  { lang: 'hi', letters: /\p{Script=Devanagari}/u },
  { lang: 'sat', letters: /\p{Script=Ol_Chiki}/u },
  { lang: 'ur', letters: /\p{Script=Arabic}/u },
] as const

/** Detects the language of a text by its script, for the voice of screen readers; undefined for Latin script. */
export function langOf(text: string): 'bn' | 'hi' | 'sat' | 'ur' | undefined {
  return SCRIPTS.find(({ letters }) => letters.test(text))?.lang
}
