const SCRIPTS = [
  { lang: 'bn', letters: /\p{Script=Bengali}/u },
  { lang: 'hi', letters: /\p{Script=Devanagari}/u },
  { lang: 'sat', letters: /\p{Script=Ol_Chiki}/u },
  { lang: 'ur', letters: /\p{Script=Arabic}/u },
] as const

/** The language that a text's letters tell, where it is not the page's own; screen readers change their voice by it. */
export function langOf(text: string): 'bn' | 'hi' | 'sat' | 'ur' | undefined {
  return SCRIPTS.find(({ letters }) => letters.test(text))?.lang
}
