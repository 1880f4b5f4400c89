export const en = {
  label: 'What students can correct',
  hint: 'All other answers and documents stay locked. What follows from a correction, such as the district of a state, can be changed, too.',
  noCourse: 'Choose a course first.',
  chosen: (count: number, all: number) => `${count} of ${all} selected`,
}
