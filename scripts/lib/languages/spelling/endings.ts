/** Endings that a word may have behind a word of the dictionary, where the dictionary lists few forms. */
const ENDINGS: Record<string, readonly string[]> = {
  // Plurals, cases, and forms of verbs.
  hi: ['एँ', 'ओं', 'ियाँ', 'ियों', 'ें', 'ों', 'े', 'ी', 'ा', 'ए', 'ते', 'ना', 'ने', 'नी', 'कर', 'ेंगे', 'ेगा', 'ता'],
  // The article, plurals, cases, and “even” and “only”.
  bn: ['টি', 'টা', 'গুলি', 'ের', 'র', 'য়ের', 'ে', 'য়', 'তে', 'কে', 'রা', 'েরা', 'দের', 'েদের', 'ই', 'ও', 'নি'],
}
/** “The accounts', too” has three: অ্যাকাউন্ট-গুলি-র-ও. */
const MOST_ENDINGS = 3

/** A word, and what is left without its endings. */
export function stemsOf(word: string, locale: string): string[] {
  const found = new Set([word])
  let last = [word]
  for (let count = 0; count < MOST_ENDINGS; count++) {
    last = last.flatMap((each) =>
      (ENDINGS[locale] ?? []).flatMap((ending) =>
        each.endsWith(ending) && each.length - ending.length >= 2 ? [each.slice(0, -ending.length)] : [],
      ),
    )
    for (const each of last) found.add(each)
  }
  return [...found]
}
