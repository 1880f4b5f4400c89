export const en = {
  welcome: (name: string) => `Namaste, ${name}`,
  attention: 'Needs attention',
  calm: 'Nothing needs your attention.',
  jobs: 'What would you like to do?',
  all: 'Everything else',
  moreTasks: 'More tasks',
  incomplete: {
    text: 'This list is incomplete',
    detail: 'Part of it could not be read. Open this page again in a minute.',
  },
}
