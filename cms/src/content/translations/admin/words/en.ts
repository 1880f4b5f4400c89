export const en = {
  title: 'Translations',
  about:
    'What visitors read in Hindi and Bengali. Until a text is translated, these pages show it in English and say so.',
  kinds: 'What to translate',
  state: 'Show',
  all: 'All records',
  states: { missing: 'With texts without a translation', older: 'With translations older than the English text' },
  language: 'Language',
  anyLanguage: 'Hindi or Bengali',
  show: 'Show',
  name: 'Name',
  unnamed: 'Without a name',
  none: 'No record fits.',
  more: 'Show more',
  counts: ({ missing, older }: { missing: number; older: number }) =>
    [missing > 0 ? `${missing} missing` : '', older > 0 ? `${older} older` : ''].filter(Boolean).join(', ') ||
    'Complete',
  of: (language: string, counts: string) => `${language}: ${counts}`,
  english: 'English',
  stateOf: { missing: 'Not translated', older: 'Older than the English text', current: 'Translated' },
  former: 'Earlier text and its translation',
  use: 'Use the earlier translation',
  marks: 'Keep numbers, names in braces and tags such as <1> as they are in English. A tag is a link or bold words.',
  save: 'Save and publish',
  unchanged: 'You have not changed a translation.',
  back: 'All records',
  record: 'Open the record',
  nothing: 'This record has no text to translate.',
  saved: 'Saved. The pages in this language follow.',
  notSaved: 'Nothing is saved. Correct the marked translations.',
  overtaken:
    'Someone has saved these translations or the English text since you opened this page. Copy what you typed, and reload the page.',
  mayNot: 'You cannot change texts of the website.',
  problems: {
    links: 'The tags differ from those of the English text.',
    long: (most: number) => `Longer than ${most} characters.`,
    differ: (missing: string, added: string) =>
      [missing && `Missing: ${missing}.`, added && `Not in the English text: ${added}.`].filter(Boolean).join(' '),
  },
}
