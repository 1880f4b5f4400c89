export const en = {
  person: {
    heading: 'Everything about this person',
    none: 'There are no records yet.',
    more: 'There are more. Search for the phone number to see all.',
  },
  search: {
    button: 'Search',
    keys: 'Ctrl K',
    title: 'Search for people and their records',
    label: 'Name, phone, e-mail, or number of an application, receipt, order or payment',
    hint: 'Enter at least two characters.',
    searching: 'Searching …',
    none: (text: string) => `Nothing matches “${text}”. Check the spelling, or enter fewer words.`,
    found: (count: number) => (count === 1 ? '1 match' : `${count} matches`),
    all: (heading: string) => `All matches in ${heading}`,
    tryAgain: 'Try again',
    close: 'Close',
  },
}
